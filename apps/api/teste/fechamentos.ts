import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Ambiente } from './ambiente.ts'
import { concluido } from './atendimentos.ts'
import type { Empresa } from './fabricas.ts'

/** The company's clinic is invoiced from now on, and `exames` of its exams wait for a closing. Answers their atendimentos. */
export async function faturar(amb: Ambiente, empresa: Empresa, exames = 1): Promise<string[]> {
  await amb.db
    .updateTable('parceiro')
    .set({ modo_cobranca: 'FATURADO' })
    .where('codigo', '=', empresa.parceiro)
    .execute()
  const feitos: string[] = []
  for (let i = 0; i < exames; i++) feitos.push(await concluido(amb, empresa))
  return feitos
}

/** What would be closed until today: the items of `POST /fechamento`. */
export async function aFechar(empresa: Empresa, ate = '2026-11-20') {
  const { corpo } = await empresa.como.CLIENTE('GET /fechamento/previa', { ate })
  return corpo.clinicas.map(({ parceiro, exames, totalCentavos }) => ({
    parceiro: parceiro.codigo,
    ate,
    exames,
    totalCentavos,
  }))
}

/** Closes all that waits; answers the first closing. */
export async function fecharTudo(empresa: Empresa): Promise<string> {
  const { status, corpo } = await empresa.como.CLIENTE('POST /fechamento', { itens: await aFechar(empresa) })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.fechados[0]?.codigo ?? ''
}

/** A closing of the company's clinic straight into the tables, with what it charges and no exam. */
export async function inserirFechamento({ db, relogio }: Ambiente, { cliente, parceiro }: Empresa): Promise<string> {
  const [codigo, titulo] = [randomUUID(), randomUUID()]
  const criado_em = relogio.agora().toString()
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('fechamento')
      .values({
        cliente,
        codigo,
        titulo,
        parceiro,
        numero: 900,
        ate: '2026-10-31',
        estado: 'ENVIADO',
        comissao_bp: 0,
        comissao_centavos: 0,
        autor: 'Alguém',
        busca: 'clinica',
        criado_em,
      })
      .execute()
    await tx
      .insertInto('titulo')
      .values({
        cliente,
        codigo: titulo,
        fechamento: codigo,
        parceiro,
        numero: 900,
        natureza: 'RECEBER',
        estado: 'ABERTO',
        descricao: 'Fechamento nº 900',
        contraparte: 'Clínica',
        competencia: '2026-10-31',
        emissao: '2026-10-31',
        vencimento: '2026-11-10',
        valor_centavos: 1_000,
        criado_em,
      })
      .execute()
  })
  return codigo
}
