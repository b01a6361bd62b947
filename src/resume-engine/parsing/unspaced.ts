/** Whether a text has letters of a script that sets no spaces between words, or, as in Korean, joins them to what follows. */
export const isUnspaced = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text)
