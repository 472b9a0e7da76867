/** Modest memory, and logs that never carry a statement, its values or a row: those are of people. */
const BASE = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  autovacuum_max_workers: '2',
  max_parallel_workers_per_gather: '0',
  io_workers: '2',
  max_logical_replication_workers: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

/** For databases that are thrown away: nothing has to survive a power cut, and several products share one. */
const DESCARTAVEL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Who may come in, and how: by the loopback or by the socket file, with a password. */
export const ENTRADAS = 'host all all 127.0.0.1/32 scram-sha-256\nlocal all all scram-sha-256\n'

interface Lugar {
  dados: string
  porta: number
  /** Folder of the socket file; null where there is none. */
  soquete: string | null
}

/** Command line of the server: given at every start, so that a new version's settings reach old data. */
export function argumentosDoServidor({ dados, porta, soquete }: Lugar, descartavel: boolean): string[] {
  const pastas = soquete === null ? '' : `"${soquete.replaceAll('"', '""')}"`
  const valores = { ...BASE, unix_socket_directories: pastas, ...(descartavel ? DESCARTAVEL : {}) }
  const opcoes = Object.entries(valores).flatMap(([nome, valor]) => ['-c', `${nome}=${valor}`])
  return ['-D', dados, '-p', String(porta), ...opcoes]
}
