/** PostgreSQL's settings for a small site: durable, little memory, no personal data in its log. */
const SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  timezone: 'UTC',

  // Each of these would keep processes, or compile queries that take a millisecond.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',

  // The details of an error quote the values that caused it.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
}

/** As arguments of the server; those given win. */
export function settingsAsArguments(given: Record<string, string>): string[] {
  return Object.entries({ ...SETTINGS, ...given }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
