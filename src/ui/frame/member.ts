/** What the header knows of who is signed in. */
export interface Member {
  readonly username: string
  readonly isAdmin: boolean
}
