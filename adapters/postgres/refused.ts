/** A PostgreSQL database that this server cannot use as it is. The message is for the person who starts it. */
export class PostgresRefused extends Error {}
