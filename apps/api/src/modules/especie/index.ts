import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  ESPECIES_COM_REFERENCIAS,
  SEM_RACA_DEFINIDA,
  contratoEspecie,
  type DadosDaEspecie,
  type Especie,
} from '@vetlume/dominio/especie'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(e.nome)`

const listarEspecies = listaDeCadastro<(typeof contratoEspecie)['GET /especie']>(({ input }) => ({
  campos: sql`e.codigo, e.nome, e.ativo, e.versao, (select count(*)::int from raca r where r.especie = e.codigo) as racas`,
  origem: sql`from especie e`,
  chave: sql`e.codigo`,
  nome,
  colunas: { nome: { expressao: nome, tipo: 'text' } },
  filtros: [soAtivos('e', input.ativo)],
}))

const verbosDaEspecie = verbosDoCadastro<DadosDaEspecie, Especie, CtxPlataforma>({
  entidade: 'especie',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarEspecies),
  colunas: (dados) => ({ nome: dados.nome }),
  foraDaTrilha: ['racas'],
  conferir: async ({ dados, antes }) => {
    if (antes === null || antes.nome === dados.nome || !ESPECIES_COM_REFERENCIAS.includes(antes.nome)) return
    throw new ErroDeDominio('VALIDACAO', {
      campos: { nome: `As referências das medidas são da espécie ${antes.nome}: este nome não muda.` },
    })
  },
  gravarPartes: async ({ ctx, antes, codigo }) => {
    if (antes === null) await ctx.tx.insertInto('raca').values({ especie: codigo, nome: SEM_RACA_DEFINIDA }).execute()
  },
})

export function rotasEspecie(registrar: Registrar): void {
  registrar(contratoEspecie, handlersDoCadastro('especie', listarEspecies, verbosDaEspecie))
}
