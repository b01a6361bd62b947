export const NotFoundScreen = () => <p>Page not found</p>
export const ErrorScreen = (_: { requestId: string | null }) => <p>error</p>
export const ErrorPage = () => <ErrorScreen requestId={null} />
