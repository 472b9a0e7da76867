import './editor.css'
import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { useTituloDoDocumento } from '../../../lib/use-titulo.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Esqueleto } from '../../../ui/estados.tsx'
import { useAcaoDoLaudo } from '../api.ts'
import { ContextoDaMesaDeTexto } from '../../texto-rico/index.ts'
import { useAtalhosDoEditor } from './atalhos-do-editor.ts'
import { ContextoDaBancada, useBancada } from './bancada.ts'
import type { Bancada } from './bancada.ts'
import { BarraDoLaudo, BarraDoPolegar } from './barra-do-laudo.tsx'
import { CartaoDoPaciente } from './cartao-do-paciente.tsx'
import { DialogoDeMotivo } from '../dialogo-de-motivo.tsx'
import { Revisao } from '../revisao.tsx'
import { DitadoLento } from './ditado-lento.ts'
import { ditadoLigado, lerDitado } from './ditado/preferencia.ts'
import { Folha } from './folha.tsx'
import { Janelas } from './janelas.tsx'
import { ID_DO_PAINEL } from './painel-aberto.ts'
import { PartesDoPainel } from './painel-lateral.tsx'
import { Trilho } from './trilho.tsx'
import { useSaidaSegura, useSalvamentoVivo } from '../../../ui/salvamento/use-salvamento.ts'
import { useAbreviaturas } from './use-abreviaturas.ts'
import { useArquivosSoltos } from './use-arquivos-soltos.ts'
import { useVezDoMotor } from './use-vez-do-motor.ts'
import { useBancadaDoLaudo, useConferenciaContinua, useVariaveisVivas } from './use-bancada-viva.ts'

function Recuperado() {
  const { retomado, loja, salvamento, laudo } = useBancada()
  const [visto, definirVisto] = useState(!retomado || salvamento.estado().tipo === 'conflito')
  if (visto) return null
  const descartar = () => {
    definirVisto(true)
    const { titulo, critico, conteudo } = laudo
    const doServidor = { titulo, critico, conteudo }
    loja.substituir(doServidor)
    salvamento.mudar(doServidor)
  }
  return (
    <div className="le-recuperado">
      <Recado
        acao={
          <>
            <Botao size="small" onClick={descartar}>
              Desfazer
            </Botao>
            <BotaoDeIcone size="small" rotulo="Fechar" onClick={() => definirVisto(true)}>
              <Icone nome="close" tamanho="pequeno" />
            </BotaoDeIcone>
          </>
        }
      >
        Recuperamos o que você escreveu neste aparelho e ainda não tinha sido enviado.
      </Recado>
    </div>
  )
}

/** What the review said stands over the sheet; sending it back takes along what is still being saved. */
function RevisaoNaBancada() {
  const { laudo, salvamento } = useBancada()
  if (laudo.revisao === null || laudo.revisao.passos.length === 0) return null
  return (
    <div className="le-revisao">
      <Revisao
        laudo={laudo}
        antesDeDevolver={async () => {
          await salvamento.salvar()
          return salvamento.versao()
        }}
      />
    </div>
  )
}

function Cancelamento({ aoFechar }: { aoFechar: () => void }) {
  const { laudo, salvamento } = useBancada()
  const { codigo } = laudo
  const acao = useAcaoDoLaudo(codigo, async (motivo: string) => {
    await salvamento.salvar()
    return api('POST /laudo/:codigo/cancelar', { codigo, versao: salvamento.versao(), motivo })
  })
  return (
    <DialogoDeMotivo
      titulo="Cancelar este laudo?"
      descricao="O rascunho deixa de existir para quem assina. O exame volta a esperar um laudo."
      confirmar="Cancelar o laudo"
      dica="Por que ele não será feito"
      perigo
      acao={acao}
      aoFechar={aoFechar}
    />
  )
}

/** For who turned it on in this device. */
function DitadoNaBancada() {
  const { mesaDeTexto } = useBancada()
  useEffect(() => lerDitado(), [])
  return ditadoLigado.usar() ? <DitadoLento mesa={mesaDeTexto} /> : null
}

function Oficina({ bancada }: { bancada: Bancada }) {
  const { laudo, mesaDeTexto, salvamento, fila } = bancada
  const [cancelando, definirCancelando] = useState(false)
  useTituloDoDocumento(`${laudo.paciente.nome}, ${laudo.titulo}`)
  useConferenciaContinua(bancada)
  useVariaveisVivas(bancada)
  useSalvamentoVivo(salvamento)
  useSaidaSegura(salvamento, {
    oQue: 'este laudo',
    outroEnvio: () => {
      if (fila.soNestaAba()) return 'Ainda há imagens a caminho: as que não chegaram terão de ser enviadas de novo.'
      return fila.emAndamento()
        ? 'Ainda há imagens a caminho: as que não chegaram ficam guardadas neste aparelho e são enviadas quando você abrir este laudo de novo.'
        : null
    },
  })
  useAtalhosDoEditor(bancada)
  useAbreviaturas(bancada)
  useVezDoMotor(bancada)
  const soltando = useArquivosSoltos(mesaDeTexto.aoReceberArquivos)
  return (
    <div className="le">
      <BarraDoLaudo aoCancelar={() => definirCancelando(true)} />
      <Recuperado />
      <RevisaoNaBancada />
      <div className="le-colunas">
        <div className="le-lado le-esquerda">
          <Trilho />
        </div>
        <Folha />
        <aside className="le-lado le-direita" id={ID_DO_PAINEL} aria-label="Paciente e apoio à escrita">
          <CartaoDoPaciente laudo={laudo} resumido />
          <PartesDoPainel prefixo="painel" />
        </aside>
      </div>
      <DitadoNaBancada />
      <BarraDoPolegar />
      <Janelas />
      {cancelando && <Cancelamento aoFechar={() => definirCancelando(false)} />}
      {soltando && (
        <div className="le-soltar">
          <p>Solte as imagens para incluí-las no laudo</p>
        </div>
      )}
    </div>
  )
}

/** Where a laudo is written. */
export function LaudoEditor({ laudo }: { laudo: LaudoCompleto }) {
  const bancada = useBancadaDoLaudo(laudo)
  if (bancada === null) return <Esqueleto linhas={8} />
  return (
    <ContextoDaBancada value={bancada}>
      <ContextoDaMesaDeTexto value={bancada.mesaDeTexto}>
        <Oficina bancada={bancada} />
      </ContextoDaMesaDeTexto>
    </ContextoDaBancada>
  )
}
