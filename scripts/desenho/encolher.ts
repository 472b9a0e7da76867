// Takes out of the list of what draws without `ui/` what does not any more.
import { lerAmbiente } from '../ambiente.ts'
import { dividasAtuais, encolher, gravarDividas, lerDividas } from './desenho.ts'

const { raiz } = lerAmbiente()
gravarDividas(raiz, encolher(lerDividas(raiz), dividasAtuais(raiz)))
