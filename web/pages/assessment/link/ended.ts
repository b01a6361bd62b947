const endings = ['ALREADY_COMPLETED', 'LINK_REVOKED', 'LINK_EXPIRED', 'LINK_ENDED', 'INVALID_LINK']

/** Whether a refusal means that the link opens nothing any more: a reload of the page then says why. */
export const endsLink = (code: unknown): boolean => endings.some((each) => each === code)
