/** Where the embedded server listens: a socket that only its own user can reach, or TCP with a password. */
import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { SITE, SUPERUSER } from './cluster.ts'

export interface Address {
  settings: Record<string, string>
  /** The content of pg_hba.conf. */
  access: string
  /** What to run before the server starts. */
  statements: string[]
  /** For the site's own user and database. */
  url: string
  /** For the user who may make and drop databases. */
  adminUrl: string
}

/**
 * The cluster's folder has mode 0700: whoever may open its socket may read its files as well.
 * `folder` is a path to the cluster that is short enough for a socket.
 */
export function socketAddress(folder: string): Address {
  const url = (name: string): string => `postgres://${name}@localhost:5432/${name}?host=${encodeURIComponent(folder)}&sslmode=disable`
  return {
    settings: { listen_addresses: '', unix_socket_directories: '.', unix_socket_permissions: '0700' },
    access: 'local all all trust\n',
    statements: [],
    url: url(SITE),
    adminUrl: url(SUPERUSER),
  }
}

/** For systems on which Node cannot open PostgreSQL's sockets. The password is a new one at each start and is kept nowhere. */
export async function tcpAddress(): Promise<Address> {
  const password = randomBytes(24).toString('hex')
  const port = await freePort()
  const url = (name: string): string => `postgres://${name}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    access: 'host all all 127.0.0.1/32 scram-sha-256\n',
    statements: [SITE, SUPERUSER].map((name) => `alter role ${name} password '${password}'`),
    url: url(SITE),
    adminUrl: url(SUPERUSER),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
