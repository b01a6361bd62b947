/** Stands in for react-dom/server in the browser's files: islands are rendered by the server only. */
export const renderToString = (): string => ''
