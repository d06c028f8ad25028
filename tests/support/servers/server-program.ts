/** A program that opens the embedded database, prints a line of JSON, and closes the database when its standard input ends. */
import { openDatabase } from '../../../server/database/open-database.ts'

const [dataDir = ''] = process.argv.slice(2)

try {
  const { url, isNew, close } = await openDatabase({ databaseUrl: null, dataDir })
  console.log(JSON.stringify({ url, isNew }))
  process.stdin.resume().once('end', () => void close())
} catch (error) {
  console.log(JSON.stringify({ refused: String(error) }))
}
