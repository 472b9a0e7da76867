import { createHash } from 'node:crypto'
import { emTransacao, type Banco } from '../banco/index.ts'
import { cnpjDoTitular } from '../certificado/index.ts'
import { conferirAssinatura } from './assinatura.ts'
import { lerDps, type DpsLida } from './ler-dps.ts'
import { montarEvento, montarNota, prepararAssinatura } from './nota-de-teste.ts'
import {
  NotaFiscalIndisponivel,
  type NotaFiscalEletronica,
  type RespostaDaDps,
  type RespostaDoEvento,
} from './porta.ts'
import {
  emitenteDe,
  gravarAutorizada,
  gravarEvento,
  receber,
  registroDe,
  registroDaChave,
  substituir,
  type RegistroDeTeste,
} from './queries-de-teste.ts'
import { recusaDaDps } from './regras-de-teste.ts'
import { validarXml } from './esquemas.ts'
import { abrirXml, lerCaminho } from './xml.ts'

type Rejeicao = { codigo: string; mensagem: string }
const rejeitada = (rejeicao: Rejeicao): RespostaDaDps => ({ tipo: 'REJEITADA', ...rejeicao })
const rejeitado = (rejeicao: Rejeicao): RespostaDoEvento => ({ tipo: 'REJEITADO', ...rejeicao })

const ASSINATURA = { codigo: 'E0714', mensagem: 'Arquivo enviado com erro na assinatura.' }
const esquema = (detalhe: string) => ({ codigo: 'E1235', mensagem: `Falha no esquema XML do DF-e. ${detalhe}` })

/** What a description says to try out how the product bears a bad day. The number is of attempts; without it, one. */
const FORA_DO_AR = /#indisponivel(?:-(\d))?/
const SEM_RESPOSTA = /#semresposta/

const resumoDe = (xml: string): string => createHash('sha256').update(xml).digest('hex')

const comoResposta = ({ numero, chave, xml, em }: RegistroDeTeste): RespostaDaDps | null =>
  numero === null || chave === null || xml === null || em === null
    ? null
    : { tipo: 'AUTORIZADA', numero, chave, xml, em }

/** Who signed is the company that issues: same root of CNPJ, where the certificate names one. */
async function recusaDaAssinatura(xml: string, grupo: string, prestador: string): Promise<Rejeicao | null> {
  const certificado = await conferirAssinatura(xml, grupo)
  if (certificado === null) return ASSINATURA
  const cnpj = await cnpjDoTitular(certificado.raw)
  return cnpj === null || cnpj.slice(0, 8) === prestador.slice(0, 8)
    ? null
    : { codigo: 'T0002', mensagem: 'O certificado que assinou não é do prestador.' }
}

async function autorizar(
  tx: Banco,
  cliente: string,
  { dps, lida, agora }: { dps: string; lida: DpsLida; agora: Temporal.Instant },
): Promise<RespostaDaDps> {
  const emitente = await emitenteDe(tx, cliente, lida)
  const numero = emitente.ultimoNumero + 1
  const nota = await montarNota(dps, lida, { emitente, numero, agora })
  const autorizada = { numero, chave: nota.chave, xml: nota.xml, em: agora.toString() }
  await gravarAutorizada(tx, cliente, lida.id, autorizada)
  if (lida.substitui !== null) await substituir(tx, cliente, lida.substitui)
  return { tipo: 'AUTORIZADA', ...autorizada }
}

/**
 * The national environment, as far as a company can try it out without one: it validates, checks the signature, numbers, rejects with a
 * code, cancels and replaces, and keeps what it answered. Nothing leaves the installation and nothing of it is worth anything.
 */
export function criarAmbienteDeTeste(db: Banco): NotaFiscalEletronica {
  const naEmpresa = <T>(cliente: string, trabalho: (tx: Banco) => Promise<T>) =>
    emTransacao(db, { papel: 'cliente', cliente }, trabalho)

  async function enviar({ cliente, dps, agora }: { cliente: string; dps: string; agora: Temporal.Instant }) {
    const lida = await lerDps(dps)
    if (lida === null) return rejeitada(esquema('O documento não é uma DPS.'))
    const erros = await validarXml(dps, lida.leiaute, 'DPS')
    if (erros.length > 0) return rejeitada(esquema(erros[0] ?? ''))
    const daAssinatura = await recusaDaAssinatura(dps, 'infDPS', lida.prestador)
    if (daAssinatura !== null) return rejeitada(daAssinatura)
    await prepararAssinatura()
    const desfecho = await naEmpresa(cliente, async (tx) => {
      const registro = await receber(tx, cliente, { id: lida.id, resumo: resumoDe(dps) })
      const quedas = Number(FORA_DO_AR.exec(lida.descricao)?.[1] ?? 1)
      if (FORA_DO_AR.test(lida.descricao) && registro.tentativas <= quedas) return 'FORA_DO_AR'
      const anterior = comoResposta(registro)
      if (registro.resumo !== resumoDe(dps))
        return rejeitada({
          codigo: 'E0014',
          mensagem: 'Já existe uma NFS-e de outra DPS com a mesma série e o mesmo número.',
        })
      if (anterior !== null) return anterior
      const recusa = await recusaDaDps(tx, cliente, lida)
      if (recusa !== null) return rejeitada(recusa)
      const resposta = await autorizar(tx, cliente, { dps, lida, agora })
      return SEM_RESPOSTA.test(lida.descricao) ? 'SEM_RESPOSTA' : resposta
    })
    if (typeof desfecho === 'string') throw new NotaFiscalIndisponivel(desfecho)
    return desfecho
  }

  async function registrarEvento({
    cliente,
    evento,
    agora,
  }: {
    cliente: string
    evento: string
    agora: Temporal.Instant
  }) {
    const lido = await abrirXml(evento, (documento) => ({
      leiaute: lerCaminho(documento, '@versao') === '1.01' ? ('1.01' as const) : ('1.00' as const),
      chave: lerCaminho(documento, 'infPedReg/chNFSe') ?? '',
      autor: lerCaminho(documento, 'infPedReg/CNPJAutor') ?? lerCaminho(documento, 'infPedReg/CPFAutor') ?? '',
      motivo: lerCaminho(documento, 'infPedReg/e101101/xMotivo') ?? '',
    }))
    const erros = await validarXml(evento, lido.leiaute, 'pedRegEvento')
    if (erros.length > 0) return rejeitado(esquema(erros[0] ?? ''))
    const daAssinatura = await recusaDaAssinatura(evento, 'infPedReg', lido.autor)
    if (daAssinatura !== null) return rejeitado(daAssinatura)
    if (FORA_DO_AR.test(lido.motivo)) throw new NotaFiscalIndisponivel('FORA_DO_AR')
    return naEmpresa(cliente, async (tx): Promise<RespostaDoEvento> => {
      const nota = await registroDaChave(tx, cliente, lido.chave)
      if (nota === undefined) return rejeitado({ codigo: 'T0004', mensagem: 'Não há NFS-e com esta chave.' })
      if (nota.estado === 'CANCELADA' && nota.evento_xml !== null)
        return { tipo: 'REGISTRADO', xml: nota.evento_xml, em: agora.toString() }
      if (nota.estado !== 'VALENDO')
        return rejeitado({ codigo: 'T0005', mensagem: 'A NFS-e já foi substituída: não pode ser cancelada.' })
      const xml = await montarEvento(evento, lido, agora)
      await gravarEvento(tx, cliente, lido.chave, xml)
      return { tipo: 'REGISTRADO', xml, em: agora.toString() }
    })
  }

  return {
    consultar: ({ cliente, idDps }) =>
      naEmpresa(cliente, async (tx) => {
        const registro = await registroDe(tx, cliente, idDps)
        return registro === undefined ? null : comoResposta(registro)
      }),
    enviar,
    registrarEvento,
  }
}
