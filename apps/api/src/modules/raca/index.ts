import { contratoRaca, type DadosDaRaca, type Raca } from '@vetlume/dominio/raca'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import {
  contem,
  fichaPelaLista,
  handlersDoCadastro,
  listaDeCadastro,
  referencia,
  soAtivos,
  verbosDoCadastro,
} from '../cadastros/index.ts'

const nome = sql`normalizar(r.nome)`

const listarRacas = listaDeCadastro<(typeof contratoRaca)['GET /raca']>(({ input }) => ({
  campos: sql`r.codigo, r.nome, r.sinonimo, r.ativo, r.versao, ${referencia('e')} as especie`,
  origem: sql`from raca r join especie e on e.codigo = r.especie`,
  chave: sql`r.codigo`,
  nome,
  busca: (termo) => contem(sql`r.busca`, termo),
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    especie: { expressao: sql`normalizar(e.nome || ' ' || r.nome)`, tipo: 'text' },
  },
  filtros: [soAtivos('r', input.ativo), input.especie !== undefined && sql`r.especie = ${input.especie}`],
}))

const verbosDaRaca = verbosDoCadastro<DadosDaRaca, Raca, CtxPlataforma>({
  entidade: 'raca',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarRacas),
  colunas: (dados) => ({ nome: dados.nome, sinonimo: dados.sinonimo, especie: dados.especie }),
})

export function rotasRaca(registrar: Registrar): void {
  registrar(contratoRaca, handlersDoCadastro('raca', listarRacas, verbosDaRaca))
}
