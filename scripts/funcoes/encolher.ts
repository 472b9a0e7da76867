// Takes out of the list of long functions those that are not so any more.
import { lerAmbiente } from '../ambiente.ts'
import { encolherLongas, gravarLongas, lerLongas, longasAtuais } from './funcoes.ts'

const { raiz } = lerAmbiente()
gravarLongas(raiz, encolherLongas(lerLongas(raiz), await longasAtuais(raiz)))
