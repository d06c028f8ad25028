/** Types for the used parts of autocannon, which has none. */
declare module 'autocannon' {
  export default function autocannon(options: { url: string; connections: number; duration: number }): Promise<{
    /** Per second. */
    readonly requests: { readonly average: number }
    readonly non2xx: number
    readonly errors: number
  }>
}
