/** PostgreSQL settings for a small site: durable, little memory, no personal data in the log. */
const SETTINGS: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  timezone: 'UTC',

  // Avoids extra processes, and JIT compilation of short queries.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',

  // The details of an error contain values of the statement.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
}

/** The settings as command-line arguments; those given override the defaults. */
export function settingsAsArguments(given: Record<string, string>): string[] {
  return Object.entries({ ...SETTINGS, ...given }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
