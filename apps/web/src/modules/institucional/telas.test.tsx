import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/politica-privacidade')
percorrer('/termos-de-uso')
percorrer('/notfound')
