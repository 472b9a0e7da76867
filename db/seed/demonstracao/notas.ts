import { PADRAO_DA_CONFIGURACAO } from '@vetlume/dominio/nota-fiscal'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { fazerA1DeTeste } from '../../../apps/api/src/infra/certificado/de-teste.ts'
import type { Cofre } from '../../../apps/api/src/infra/cofre.ts'
import {
  emitirNota,
  enviarCertificado,
  mudarConfiguracao,
  NOTA_A_ENVIAR,
  transmitirNota,
} from '../../../apps/api/src/modules/nota-fiscal/index.ts'
import { agir, agirLivre } from './mundo.ts'
import type { Elenco } from './elenco.ts'

const NOTAS = 3

/** The latest charges of clinics whose CNPJ is digits alone: the layout takes no other. */
async function contasDeClinicas({ mundo, gestora: ator, cliente }: Elenco): Promise<string[]> {
  return agir(mundo, { ator, cliente, quando: mundo.agora }, async ({ tx }) => {
    const { rows } = await sql<{ codigo: string }>`select t.codigo from titulo t
      join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro and p.documento ~ '^[0-9]{14}$'
      where t.cliente = ${cliente} and t.natureza = 'RECEBER' and t.estado = 'PAGO'
      order by t.numero desc limit ${NOTAS}`.execute(tx)
    return rows.map(({ codigo }) => codigo)
  })
}

/** The company issues notes against the sandbox: its settings, a certificate whose password is the demonstration's, and some notes. */
export async function emitirNotas(elenco: Elenco, { cofre, senha }: { cofre: Cofre; senha: string }): Promise<void> {
  const { mundo, gestora: ator, cliente } = elenco
  const { db, servicos, agora } = mundo
  const quem = { ator, cliente, quando: agora }
  const { documento, cidade } = await agir(mundo, quem, ({ tx }) =>
    tx.selectFrom('cliente').select(['documento', 'cidade']).where('codigo', '=', cliente).executeTakeFirstOrThrow(),
  )
  await agir(mundo, quem, (ctx) =>
    mudarConfiguracao({
      ctx,
      input: {
        leiaute: '1.01',
        serie: '1',
        proximoNumero: null,
        municipio: String(cidade),
        inscricaoMunicipal: '4512387',
        regime: 'ME_EPP',
        apuracao: 'TUDO_NO_SIMPLES',
        regimeEspecial: 'NENHUM',
        aliquotaBp: 200,
        issRetido: false,
        tributosDoSimplesBp: 1_120,
        versao: null,
        ...PADRAO_DA_CONFIGURACAO,
      },
    }),
  )
  const livre = agirLivre(mundo, quem)
  const validade = { validoDe: agora.subtract({ hours: 24 * 90 }), validoAte: agora.add({ hours: 24 * 275 }) }
  const bytes = await fazerA1DeTeste({ nome: `CERTIFICADO DE DEMONSTRACAO:${documento}`, ...validade }, senha)
  await enviarCertificado({ ctx: livre, input: { senha }, arquivo: { bytes }, cofre })
  for (const titulo of await contasDeClinicas(elenco)) {
    const codigo = randomUUID()
    const input = { codigo, titulo, senha, descricao: null, descontoCentavos: 0, issRetido: null, tomador: null }
    await emitirNota({ ctx: livre, input, custodia: { db, cofre } })
    const evento = {
      codigo: randomUUID(),
      cliente,
      tipo: NOTA_A_ENVIAR,
      dados: { nota: codigo },
      quando: agora.toString(),
    }
    await transmitirNota({ db, agora, servicos }, evento)
  }
}
