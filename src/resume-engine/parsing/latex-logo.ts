/** How the logo of LaTeX comes out of a PDF: its letters stand at three heights. */
export const latexLogo = /^L\s?A?\s?T\s?E?\s?X(?:\s?[AE]){0,2}$/
