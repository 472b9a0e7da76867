import {
  atrasoEmPalavras,
  passoDeHoje,
  preencherCobranca,
  vencimentosACobrar,
  type Passo,
  type VariavelDaCobranca,
} from '@vetlume/dominio/cobranca'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { pixDaEmpresa } from '../financeiro/index.ts'
import {
  empresasQueCobram,
  lerRegua,
  marcarCobrada,
  tituloACobrar,
  titulosACobrar,
  type TituloACobrar,
} from './queries.ts'

function valoresDe(titulo: TituloACobrar, hoje: string): Readonly<Record<VariavelDaCobranca, string>> {
  return {
    nome: titulo.nome,
    empresa: titulo.empresa,
    conta: titulo.descricao,
    valor: formatarReais(titulo.saldoCentavos),
    vencimento: formatarData(titulo.vencimento),
    atraso: atrasoEmPalavras(titulo.vencimento, hoje),
  }
}

interface Envio {
  cliente: string
  codigo: string
  passos: readonly Passo[]
  hoje: string
  agora: Temporal.Instant
}

/** Sends what a title waits for today, if it is still owed. What has no address is written down as sent to nobody. */
async function cobrar(tx: Banco, { cliente, codigo, passos, hoje, agora }: Envio): Promise<void> {
  const titulo = await tituloACobrar({ tx, cliente }, codigo)
  const passo = titulo === undefined ? null : passoDeHoje(passos, { ...titulo, hoje })
  if (titulo === undefined || passo === null) return
  const { vencimento, emails } = titulo
  const enviada = { titulo: codigo, vencimento, dias: passo.dias, para: emails, criado_em: agora.toString() }
  const chave = await marcarCobrada({ tx, cliente }, enviada)
  if (chave === null) return
  const valores = valoresDe(titulo, hoje)
  const { pix } = await pixDaEmpresa({ tx, cliente }, { ...titulo, descricao: `Titulo ${titulo.numero}` })
  const dados = {
    nome: titulo.nome,
    empresa: titulo.empresa,
    assunto: preencherCobranca(passo.assunto, valores),
    paragrafos: preencherCobranca(passo.mensagem, valores).split(/\n{2,}/),
    pix: pix?.copiaECola ?? null,
    titulo: titulo.daClinica ? codigo : null,
  }
  for (const para of emails)
    await enfileirarEmail(tx, { cliente, chave: `cobranca:${chave}:${para}`, para, modelo: 'cobranca', dados }, agora)
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
      const regua = await lerRegua({ tx, cliente })
      return { ...regua, titulos: await titulosACobrar({ tx, cliente }, vencimentosACobrar(regua.passos, hoje)) }
    })
    const aCobrar = titulos.filter((titulo) => passoDeHoje(passos, { ...titulo, hoje }) !== null)
    for (const { codigo } of aCobrar)
      await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
        cobrar(tx, { cliente, codigo, passos, hoje, agora }),
      ).catch((erro: unknown) => falhas.push(erro))
  }
  if (falhas.length > 0) throw new Error(`${falhas.length} letters of charge were not sent`, { cause: falhas[0] })
}
