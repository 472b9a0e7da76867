import { passoDeHoje, preencherCobranca, vencimentosACobrar, type Passo } from '@vetlume/dominio/cobranca'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { mandarCarta, valoresDe } from './carta.ts'
import { empresasQueCobram, lerPausa, lerRegua, tituloACobrar, titulosACobrar } from './queries.ts'

interface Envio {
  cliente: string
  codigo: string
  passos: readonly Passo[]
  hoje: string
  agora: Temporal.Instant
}

/** Sends what a title waits for today, if it is still owed. What has no address is written down as sent to nobody. */
async function cobrar(tx: Banco, { cliente, codigo, passos, hoje, agora }: Envio): Promise<void> {
  const titulo = await tituloACobrar(tx, cliente, codigo, { travar: true })
  const passo = titulo === undefined ? null : passoDeHoje(passos, { ...titulo, hoje })
  if (titulo === undefined || passo === null) return
  // Asked once the title is held: a pause that came while it was waited for holds too.
  if ((await lerPausa(tx, cliente, codigo)) !== null) return
  const { emails } = titulo
  const valores = valoresDe(titulo, hoje)
  await mandarCarta({ tx, cliente }, titulo, {
    dias: passo.dias,
    autor: null,
    para: emails,
    assunto: preencherCobranca(passo.assunto, valores),
    mensagem: preencherCobranca(passo.mensagem, valores),
    agora,
  })
}

/**
 * Sends the letters of the ladder that companies turned on, from the hour that each chose. May run any number of times, also at
 * once: each step of a title goes once for each due day. One that cannot be sent holds back no other.
 */
export const enviarCobrancas: Rotina = async ({ db, agora }) => {
  const empresas = await emTransacao(db, { papel: 'plataforma' }, (tx) => empresasQueCobram(tx, agora.toString()))
  const falhas: unknown[] = []
  for (const { codigo: cliente, fuso } of empresas) {
    const hoje = diaNaZona(agora.toString(), fuso)
    const { passos, titulos } = await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
      const regua = await lerRegua(tx, cliente)
      return { ...regua, titulos: await titulosACobrar(tx, cliente, vencimentosACobrar(regua.passos, hoje)) }
    })
    const aCobrar = titulos.filter((titulo) => passoDeHoje(passos, { ...titulo, hoje }) !== null)
    for (const { codigo } of aCobrar)
      await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
        cobrar(tx, { cliente, codigo, passos, hoje, agora }),
      ).catch((erro: unknown) => falhas.push(erro))
  }
  if (falhas.length > 0) throw new Error(`${falhas.length} letters of charge were not sent`, { cause: falhas[0] })
}
