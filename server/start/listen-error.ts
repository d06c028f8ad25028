/** Describes why the server cannot listen on its host and port, and what to do. */

export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** A ListenError if the operator can fix the cause; otherwise the error itself. */
export function listenError(error: unknown, { host, port }: { readonly host: string; readonly port: number }): unknown {
  const sentence = sentences(host, port)[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new ListenError(sentence, { cause: error })
}

function sentences(host: string, port: number): Readonly<Record<string, string>> {
  const unknownHost = `${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1 or 0.0.0.0.`
  return {
    EADDRINUSE: `Port ${port} of ${host} is taken: stop what uses it, or set PORT to another one (0 takes a free one).`,
    EACCES: `Port ${port} is not for this user: set PORT to one from 1024 on.`,
    EADDRNOTAVAIL: unknownHost,
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
  }
}
