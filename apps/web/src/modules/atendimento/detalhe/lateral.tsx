import { useQuery } from '@tanstack/react-query'
import { podeMudar } from '@vetlume/dominio/agenda'
import {
  ESTADOS_EDITAVEIS,
  exameRealizado,
  type AtendimentoCompleto,
  type EstadoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import { PONTO_ENTRE_PARTES, juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Esqueleto } from '../../../ui/estados.tsx'
import { LinhaDoTempo } from '../../../ui/linha-do-tempo.tsx'
import type { TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Data, DataHora, Dinheiro } from '../../../ui/valores.tsx'
import { Telefone } from '../../cadastros/index.ts'
import { CreditoDaClinica } from '../../parceiro/index.ts'
import { consultaDoTitulo } from '../api.ts'
import type { Papel } from '../papel.ts'
import { PixDoProvedor } from '../pix-a-pagar.tsx'
import { QuadroDoPix } from '../quadro-do-pix.tsx'
import { EtiquetaDoTitulo } from '../situacao-do-titulo.tsx'
import { RelogioDoPrazo, ROTULOS_DA_COBRANCA } from '../situacao.tsx'
import estilos from './lateral.module.css'

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <Texto como="dt" tamanho="pequeno" secundario>
        {rotulo}
      </Texto>
      <Texto como="dd">{children}</Texto>
    </div>
  )
}

const porCobrar: readonly EstadoDoAtendimento[] = ESTADOS_EDITAVEIS

/** What the clinic will owe for it is not in what it owes yet. */
const aCobrarDaClinica = ({ estado, modoCobranca }: AtendimentoCompleto) =>
  porCobrar.includes(estado) && modoCobranca !== 'PLANO'

/** Who asked, with what it owes when this is still to be charged to it. */
function Clinica({ atendimento: a }: { atendimento: AtendimentoCompleto }) {
  return (
    <Linha rotulo="Clínica">
      {a.parceiro?.nome ?? 'Direto com o tutor'}
      {a.parceiro?.telefone != null && (
        <>
          {PONTO_ENTRE_PARTES}
          <Telefone numero={a.parceiro.telefone} />
        </>
      )}
      {aCobrarDaClinica(a) && (
        <CreditoDaClinica parceiro={a.parceiro?.codigo} exameCentavos={a.totalCentavos} className={estilos.credito} />
      )}
    </Linha>
  )
}

/** Where it stands: deadline, who does it, who asked, how it is paid. */
export function Resumo({ atendimento: a, papel }: { atendimento: AtendimentoCompleto; papel: Papel }) {
  return (
    <Secao titulo="Situação">
      <Pilha como="dl" espaco={2.5}>
        {a.motivoCancelamento !== null && <Linha rotulo="Motivo do cancelamento">{a.motivoCancelamento}</Linha>}
        {a.estado !== 'CANCELADO' && (
          <Linha rotulo="Prazo do laudo">
            {exameRealizado(a.estado) ? (
              <>
                <DataHora instante={a.prazoEm} /> <RelogioDoPrazo prazoEm={a.prazoEm} prazoCorre={a.prazoCorre} />
              </>
            ) : (
              'conta do exame'
            )}
          </Linha>
        )}
        <Linha rotulo="Especialista">
          {a.especialista === null ? 'A definir' : `${a.especialista.nome}, ${a.especialista.crmv}`}
        </Linha>
        {papel !== 'PARCEIRO' && <Clinica atendimento={a} />}
        {a.agendamento !== null && podeMudar(a.agendamento.estado) && a.agendamento.propostoEm === null && (
          <Linha rotulo="Agendado para">
            <DataHora instante={a.agendamento.inicio} />
          </Linha>
        )}
        {a.realizadoEm !== null && (a.estado !== 'ABERTO' || a.agendamento === null) && (
          <Linha rotulo={a.estado === 'ABERTO' ? 'Exame marcado para' : 'Exame em'}>
            <DataHora instante={a.realizadoEm} />
          </Linha>
        )}
        {a.concluidoEm !== null && (
          <Linha rotulo="Concluído em">
            <DataHora instante={a.concluidoEm} />
          </Linha>
        )}
        <Linha rotulo="Cobrança">
          {juntar(
            ROTULOS_DA_COBRANCA[a.modoCobranca],
            a.planoSaude?.nome,
            a.carteirinha !== null && `carteirinha ${a.carteirinha}`,
            a.autorizacao !== null && `autorização ${a.autorizacao}`,
          )}
        </Linha>
      </Pilha>
    </Secao>
  )
}

type Titulo = AtendimentoCompleto['titulos'][number]

function PixDoTitulo({ codigo }: { codigo: string }) {
  const { data, error } = useQuery(consultaDoTitulo(codigo))
  if (error !== null && data === undefined) return <Texto erro>{mensagemDoErro(error)}</Texto>
  if (data === undefined) return <Esqueleto linhas={4} />
  if (data.pixDoProvedor) return <PixDoProvedor livro="contas-receber" titulo={codigo} />
  if (data.pix === null) return <Texto secundario>{data.semPix}</Texto>
  return <QuadroDoPix pix={data.pix} saldoCentavos={data.saldoCentavos} />
}

/** Where it is paid: by itself, or with the closing that it is in or waits for. */
function Origem({ titulo: { codigo, numero, estado, fechamento } }: { titulo: Titulo }) {
  if (estado === 'A_FATURAR')
    return (
      <Elo to="/financeiro/fechamento" search={{ vista: 'exames' }} className={estilos.origem}>
        Espera o fechamento da clínica
      </Elo>
    )
  if (fechamento !== null)
    return (
      <Elo to="/financeiro/fechamento" search={{ codigo: fechamento.codigo }} className={estilos.origem}>
        Fechamento nº {fechamento.numero}
      </Elo>
    )
  return (
    <Elo to="/financeiro/contas-receber" search={{ codigo }} className={estilos.origem}>
      Título nº {numero}
    </Elo>
  )
}

function TituloDoAtendimento({ titulo }: { titulo: Titulo }) {
  const [comPix, definirComPix] = useState(false)
  const { codigo, contraparte, estado, vencido, vencimento, valorCentavos, pagoCentavos } = titulo
  const aberto = estado === 'ABERTO' || estado === 'PARCIAL'
  return (
    <Pilha como="li" espaco={2}>
      <div className={estilos.titulo}>
        <div>
          <Origem titulo={titulo} />
          <Texto tamanho="pequeno" className={estilos.quem}>
            {contraparte}
          </Texto>
          <Texto tamanho="pequeno" secundario>
            {estado === 'A_FATURAR' ? 'vencimento previsto: ' : 'vence em '}
            <Data dia={vencimento} />
            {pagoCentavos > 0 && aberto && (
              <>
                {', pago '}
                <Dinheiro centavos={pagoCentavos} />
              </>
            )}
          </Texto>
        </div>
        <div className={estilos.valor}>
          <Dinheiro centavos={valorCentavos} destaque />
          <EtiquetaDoTitulo estado={estado} vencido={vencido} />
        </div>
      </div>
      {aberto && (
        <Botao variant="outlined" aria-expanded={comPix} onClick={() => definirComPix(!comPix)}>
          {comPix ? 'Esconder Pix' : 'Mostrar Pix'}
        </Botao>
      )}
      {aberto && comPix && <PixDoTitulo codigo={codigo} />}
    </Pilha>
  )
}

/** What was charged for it, with the Pix to hand to who pays. */
export function Cobranca({ titulos }: { titulos: readonly Titulo[] }) {
  if (titulos.length === 0) return null
  return (
    <Secao titulo="Cobrança">
      <Pilha como="ul">
        {titulos.map((titulo) => (
          <TituloDoAtendimento key={titulo.codigo} titulo={titulo} />
        ))}
      </Pilha>
    </Secao>
  )
}

const TOM: Readonly<Record<string, TomDeEtiqueta>> = {
  CONCLUIR: 'sucesso',
  CANCELAR: 'erro',
  RECUSAR: 'erro',
  FALTOU: 'erro',
  AGENDAR: 'info',
  PROPOR: 'aviso',
  DEVOLVER: 'aviso',
  REMARCADO: 'aviso',
  DESCONFIRMAR: 'aviso',
  REABRIR: 'aviso',
  ANEXO_REMOVIDO: 'aviso',
  SOLICITADO: 'lume',
  ABERTO: 'marca',
}

const A_VISTA = 8

/** What happened, the latest first; of a long story, the rest when it is asked for. */
export function Acontecimentos({ atendimento: { linhaDoTempo } }: { atendimento: AtendimentoCompleto }) {
  const [tudo, mostrarTudo] = useState(false)
  const cabe = tudo || linhaDoTempo.length <= A_VISTA + 1
  const eventos = cabe ? linhaDoTempo : linhaDoTempo.slice(-A_VISTA)
  return (
    <Secao titulo="Linha do tempo">
      <LinhaDoTempo
        eventos={eventos.toReversed().map(({ codigo, tipo, texto, autor, quando }) => ({
          id: codigo,
          titulo: <div className={estilos.texto}>{texto}</div>,
          instante: quando,
          autor,
          tom: TOM[tipo] ?? 'neutro',
        }))}
      />
      {linhaDoTempo.length > A_VISTA + 1 && (
        <Botao size="small" aria-expanded={tudo} onClick={() => mostrarTudo(!tudo)}>
          {tudo ? 'Ver menos' : `Ver tudo (${linhaDoTempo.length})`}
        </Botao>
      )}
    </Secao>
  )
}
