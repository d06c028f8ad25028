/** A program that migrates a database on command and prints the applied migrations. */
import { migrate } from '../../../server/database/migrate.ts'

const [url = ''] = process.argv.slice(2)

console.log(JSON.stringify('ready'))
process.stdin.once('data', () => void migrate(url).then((applied) => console.log(JSON.stringify(applied))))
process.stdin.once('end', () => process.stdin.destroy())
