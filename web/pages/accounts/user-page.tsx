export const UserPage = () => <h1>User</h1>
