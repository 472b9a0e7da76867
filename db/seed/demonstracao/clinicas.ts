import type { Banco } from '../../../apps/api/src/infra/banco/index.ts'
import type { EmpresaDemo } from './empresas.ts'
import type { Fundacao } from './empresa-nova.ts'
import type { ParceiroDemo } from './parceiros.ts'

export interface ParceiroSemeado {
  codigo: string
  nome: string
  cidade: number
}

type Local = Fundacao & { demo: EmpresaDemo }

/** What some clinics pay whatever their table says. */
const PRECOS_PROPRIOS: readonly (readonly [clinica: number, servico: string, centavos: number])[] = [
  [0, 'Ultrassom abdominal', 18_500],
  [1, 'Radiografia de tórax', 15_000],
]

function linhaDoParceiro(cliente: string, parceiro: ParceiroDemo, ordem: number, tabelas: ReadonlyMap<string, string>) {
  const { contatos: _, razaoSocial, modo, diaFechamento, diaVencimento, tabela, ...resto } = parceiro
  const { crmvPj, comissaoBp, entregaAutomatica, ...comuns } = resto
  return {
    ...comuns,
    cliente,
    razao_social: razaoSocial,
    numero: String(120 + ordem * 37),
    crmv_pj: crmvPj,
    modo_cobranca: modo,
    dia_fechamento: diaFechamento,
    dia_vencimento: diaVencimento,
    limite_credito_centavos: 2_000_000,
    comissao_bp: comissaoBp,
    entrega_automatica: entregaAutomatica,
    tabela_preco: tabela === null ? null : (tabelas.get(tabela) ?? null),
  }
}

async function comContatos(tx: Banco, { cliente, demo }: Local, criados: readonly ParceiroSemeado[]): Promise<void> {
  const contatos = demo.parceiros.flatMap(({ nome, contatos: pessoas }) => {
    const parceiro = criados.find((criado) => criado.nome === nome)?.codigo
    return parceiro === undefined ? [] : pessoas.map((pessoa, ordem) => ({ ...pessoa, cliente, parceiro, ordem }))
  })
  if (contatos.length > 0) await tx.insertInto('parceiro_contato').values(contatos).execute()
}

async function comPrecosProprios(tx: Banco, { cliente, servicos }: Local, criados: readonly ParceiroSemeado[]) {
  const precos = PRECOS_PROPRIOS.flatMap(([clinica, nome, centavos]) => {
    const parceiro = criados[clinica]?.codigo
    const servico = servicos.find((oferecido) => oferecido.nome === nome)?.codigo
    return parceiro === undefined || servico === undefined ? [] : [{ cliente, parceiro, servico, centavos }]
  })
  if (precos.length > 0) await tx.insertInto('parceiro_preco').values(precos).execute()
}

/** The partner clinics of a company, with their people and their prices. */
export async function inserirParceiros(tx: Banco, local: Local): Promise<ParceiroSemeado[]> {
  const { cliente, demo } = local
  if (demo.parceiros.length === 0) return []
  const tabelas = await tx
    .selectFrom('tabela_preco')
    .select(['codigo', 'nome'])
    .where('cliente', '=', cliente)
    .execute()
  const porNome = new Map(tabelas.map(({ nome, codigo }) => [nome, codigo]))
  const linhas = await tx
    .insertInto('parceiro')
    .values(demo.parceiros.map((parceiro, ordem) => linhaDoParceiro(cliente, parceiro, ordem, porNome)))
    .returning(['codigo', 'nome', 'cidade'])
    .execute()
  const criados = linhas.map(({ codigo, nome, cidade }) => ({ codigo, nome, cidade: cidade ?? demo.cidade }))
  await comContatos(tx, local, criados)
  await comPrecosProprios(tx, local, criados)
  return criados
}
