const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as part of an HTML page, between tags or in quotes. */
export const escapedHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
