declare module '@hyzyla/pdfium/pdfium.wasm' {
  /** Where the file is. */
  const path: string
  export default path
}
