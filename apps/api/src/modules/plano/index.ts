import { contratoPlano, type DadosDoPlano, type Plano } from '@vetlume/dominio/plano'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

const nome = sql`normalizar(p.nome)`

const listarPlanos = listaDeCadastro<(typeof contratoPlano)['GET /plano']>(({ input }) => ({
  campos: sql`p.codigo, p.nome, p.para_quem as "paraQuem", p.mensal_centavos as "mensalCentavos", p.anual_centavos as "anualCentavos", p.dias_teste as "diasTeste",
    p.limite_usuarios as "limiteUsuarios", p.limite_laudos_mes as "limiteLaudosMes", p.limite_gb as "limiteGb",
    p.limite_parceiros as "limiteParceiros", p.recursos, p.ativo, p.versao,
    (select count(*)::int from cliente c where c.plano = p.codigo and c.ativo and c.estado <> 'CANCELADO') as assinantes`,
  origem: sql`from plano p`,
  chave: sql`p.codigo`,
  nome,
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    mensal: { expressao: sql`p.mensal_centavos`, tipo: 'int8' },
    anual: { expressao: sql`p.anual_centavos`, tipo: 'int8' },
  },
  filtros: [soAtivos('p', input.ativo)],
}))

const verbosDoPlano = verbosDoCadastro<DadosDoPlano, Plano, CtxPlataforma>({
  entidade: 'plano',
  escrever: 'plano:escrever',
  ler: fichaPelaLista(listarPlanos),
  colunas: (dados) => ({
    nome: dados.nome,
    para_quem: dados.paraQuem,
    mensal_centavos: dados.mensalCentavos,
    anual_centavos: dados.anualCentavos,
    dias_teste: dados.diasTeste,
    limite_usuarios: dados.limiteUsuarios,
    limite_laudos_mes: dados.limiteLaudosMes,
    limite_gb: dados.limiteGb,
    limite_parceiros: dados.limiteParceiros,
    recursos: dados.recursos,
  }),
  foraDaTrilha: ['assinantes'],
})

export function rotasPlano(registrar: Registrar): void {
  registrar(contratoPlano, handlersDoCadastro('plano', listarPlanos, verbosDoPlano))
}
