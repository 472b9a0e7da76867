import sharp from 'sharp'
import { prepararImagem } from '../../../apps/api/src/infra/imagens.ts'
import type { Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { PROPRIO } from '../../../apps/api/src/infra/pedinte.ts'
import { reservarArquivo } from '../../../apps/api/src/modules/cliente/index.ts'
import type { Mundo } from './mundo.ts'

interface Expediente {
  dias: readonly number[]
  inicio: string
  fim: string
  almoco: readonly [inicio: string, fim: string] | null
}

const SEGUNDA_A_SEXTA = [1, 2, 3, 4, 5] as const

/** One for each specialist, in order, and again from the first. */
const EXPEDIENTES: readonly (readonly Expediente[])[] = [
  [
    { dias: SEGUNDA_A_SEXTA, inicio: '08:00', fim: '18:00', almoco: ['12:00', '13:00'] },
    { dias: [6], inicio: '08:00', fim: '12:00', almoco: null },
  ],
  [{ dias: SEGUNDA_A_SEXTA, inicio: '09:00', fim: '19:00', almoco: ['12:30', '13:30'] }],
  [
    { dias: [1, 3, 5], inicio: '07:30', fim: '17:30', almoco: ['12:00', '13:00'] },
    { dias: [2, 4], inicio: '13:00', fim: '20:00', almoco: null },
  ],
]

const CORES = ['#0F6E6E', '#8A4B08', '#5B3FA0'] as const
const KM_CENTAVOS = 180

/** Strokes of a hand, a different one for each seed: what a person draws on a tablet and photographs without the paper. */
function rubrica(semente: number): Buffer {
  const onda = Array.from({ length: 9 }, (_, i) => {
    const altura = 34 + ((semente * 37 + i * 53) % 70)
    return `q 26 ${i % 2 === 0 ? -altura : altura} 52 ${((semente + i) % 5) * 4 - 8}`
  })
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="620" height="220">
    <path d="M40 130 ${onda.join(' ')} t 60 -20" stroke="#16304f" stroke-width="5" stroke-linecap="round" fill="none"/>
    <path d="M70 178 Q 320 ${150 + (semente % 3) * 8} 560 166" stroke="#16304f" stroke-width="3" stroke-linecap="round" fill="none"/></svg>`)
}

async function darAssinatura({ servicos, agora }: Mundo, tx: Banco, cliente: string, semente: number) {
  const { bytes, ...imagem } = await prepararImagem(await sharp(rubrica(semente)).png().toBuffer(), PROPRIO)
  const sha256 = await servicos.arquivos.gravar(bytes)
  const tamanho = bytes.byteLength
  await reservarArquivo({ tx, cliente, agora }, { sha256, tamanho })
  const { codigo } = await tx
    .insertInto('arquivo')
    .values({
      ...imagem,
      cliente,
      sha256,
      nome: 'assinatura.png',
      tamanho,
      criado_em: agora.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

async function darHorarios(tx: Banco, cliente: string, especialista: string, ordem: number) {
  const expedientes = EXPEDIENTES[ordem % EXPEDIENTES.length] ?? []
  const linhas = expedientes.flatMap(({ dias, inicio, fim, almoco }) =>
    dias.map((dia_semana) => ({
      cliente,
      especialista,
      dia_semana,
      inicio,
      fim,
      almoco_inicio: almoco?.[0] ?? null,
      almoco_fim: almoco?.[1] ?? null,
    })),
  )
  await tx.insertInto('especialista_horario').values(linhas).execute()
}

/** Somebody is away in two weeks, and teaches on Wednesdays. */
async function darAusencias({ agora }: Mundo, tx: Banco, cliente: string, especialista: string) {
  const hoje = agora.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
  const segunda = hoje.add({ days: 15 - hoje.dayOfWeek })
  await tx
    .insertInto('especialista_excecao')
    .values([
      {
        cliente,
        especialista,
        tipo: 'FOLGA',
        motivo: 'CURSO',
        de: segunda.add({ days: 2 }).toString(),
        ate: segunda.add({ days: 4 }).toString(),
        observacao: 'Congresso Brasileiro de Diagnóstico por Imagem',
      },
      {
        cliente,
        especialista,
        tipo: 'EXTRA',
        motivo: 'ATENDIMENTO_EXTRA',
        de: segunda.add({ days: 12 }).toString(),
        ate: segunda.add({ days: 12 }).toString(),
        inicio: '13:00',
        fim: '17:00',
      },
    ])
    .execute()
  await tx
    .insertInto('especialista_bloqueio')
    .values({ cliente, especialista, dia_semana: 3, inicio: '16:00', fim: '18:00', motivo: 'Aula na faculdade' })
    .execute()
}

/** Working hours, the city served, colour and signature of the specialists; the first one has an absence ahead. */
export async function organizarExpediente(
  mundo: Mundo,
  tx: Banco,
  { cliente, cidade }: { cliente: string; cidade: number },
  especialistas: readonly string[],
): Promise<void> {
  for (const [ordem, codigo] of especialistas.entries()) {
    await darHorarios(tx, cliente, codigo, ordem)
    await tx.insertInto('especialista_cidade').values({ cliente, especialista: codigo, cidade }).execute()
    await tx
      .updateTable('especialista')
      .set({
        cor: CORES[ordem % CORES.length] ?? CORES[0],
        km_centavos: KM_CENTAVOS,
        assinatura: await darAssinatura(mundo, tx, cliente, ordem + 3),
      })
      .where('cliente', '=', cliente)
      .where('codigo', '=', codigo)
      .execute()
  }
  const [primeiro] = especialistas
  if (primeiro !== undefined) await darAusencias(mundo, tx, cliente, primeiro)
}
