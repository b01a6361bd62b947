/** Behind the name of a test that is about SQLite itself: the runner for PostgreSQL lists those as left out. */
export const aboutSqlite = ' (about SQLite itself)'
