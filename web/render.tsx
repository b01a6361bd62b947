/** Vite's manifest of the browser build: file names by source file. */
export type AssetManifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

export interface RendererOptions {
  assets: AssetManifest
  publicUrl: string
}

export interface RenderContext {
  /** Calls the server's own routes; the renderer forwards the visitor's cookies. */
  handle: (request: Request) => Promise<Response>
  /** On every script tag of this answer. */
  nonce: string
  requestId: string
}

export interface Renderer {
  /** True when the address belongs to a page. */
  isPage: (pathname: string) => boolean
  /** Answers the page of an address with 200, 302 or 404; null when there is none. */
  render: (request: Request, context: RenderContext) => Promise<Response | null>
  /** The page for addresses that lead nowhere, with status 404. */
  notFound: (request: Request, context: RenderContext) => Promise<Response>
  /** The page for failures nobody expected, with status 500 and the request id. */
  failed: (request: Request, context: RenderContext) => Promise<Response>
}

export type CreateRenderer = (options: RendererOptions) => Renderer
