import '../pagamento/pagamento.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ProvedorDePagamento, SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { usePode } from '../../../lib/use-pode.ts'
import { Botao } from '../../../ui/botao.tsx'
import { confirmar } from '../../../ui/confirmar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Pagina, Secao } from '../../../ui/pagina.tsx'
import { parte } from '../../../ui/parte.tsx'
import { useMudanca } from '../../../ui/use-mudanca.ts'
import { AbasDaEmpresa } from '../../cliente/index.ts'
import { lerEscolha } from '../planos.ts'
import { Cobrancas } from './cobrancas.tsx'
import { DadosFiscais } from './dados-fiscais.tsx'
import { EmAberto } from './em-aberto.tsx'
import { CartaoDeCredito, type Cartao } from '../pagamento/cartao-de-credito.tsx'
import { consultaDaAssinatura, useAtualizarAssinatura } from '../pagamento/consultas.ts'
import { useDocumentoProprio } from '../pagamento/use-documento-proprio.ts'
import { QuadroDaAssinatura } from './quadro-da-assinatura.tsx'

const ContratarDialogo = parte(async () => (await import('./contratar-dialogo.tsx')).ContratarDialogo)

type Janela = 'contratar' | 'cartao' | null

/** The card of the renewals. */
function TrocarCartao({ provedor, aoFechar }: { provedor: ProvedorDePagamento; aoFechar: () => void }) {
  const { ocupado: indo, executar: mudar } = useMudanca(useAtualizarAssinatura())
  const trocar = async (cartao: Cartao) => {
    if (await mudar(() => api('POST /assinatura/cartao', cartao), 'Cartão trocado.')) aoFechar()
  }
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Trocar o cartão"
      descricao="As próximas renovações são cobradas nele. Nada é cobrado agora."
      acoes={<Botao onClick={aoFechar}>Fechar</Botao>}
    >
      <CartaoDeCredito
        provedor={provedor}
        rotulo="Usar este cartão"
        pagando={indo}
        aoPagar={(cartao) => void trocar(cartao)}
      />
    </Dialogo>
  )
}

function Acoes({ situacao, abrir }: { situacao: SituacaoDaAssinatura; abrir: (janela: Janela) => void }) {
  const { permissoes, periodo, versao } = situacao
  const { ocupado: indo, executar: mudar } = useMudanca(useAtualizarAssinatura())
  const cancelar = async () => {
    const ate = periodo === null ? 'o fim do período' : formatarData(periodo.ate)
    const certeza = await confirmar({
      titulo: 'Cancelar a assinatura?',
      texto: `Tudo continua a funcionar até ${ate} e nada mais é cobrado. Depois, a empresa só consulta: nada é apagado, e você exporta tudo quando quiser.`,
      confirmar: 'Cancelar a assinatura',
      cancelar: 'Manter',
      perigo: true,
    })
    if (certeza) await mudar(() => api('POST /assinatura/cancelamento', { versao }), 'Assinatura cancelada.')
  }
  return (
    <div className="as-acoes">
      {(permissoes.assinar || permissoes.mudarDePlano) && (
        <Botao variant="contained" onClick={() => abrir('contratar')}>
          {permissoes.assinar ? 'Assinar' : 'Mudar de plano'}
        </Botao>
      )}
      {permissoes.reativar && (
        <Botao
          variant="contained"
          loading={indo}
          onClick={() => void mudar(() => api('DELETE /assinatura/cancelamento'), 'A assinatura continua.')}
        >
          Continuar assinando
        </Botao>
      )}
      {permissoes.desmarcarMudanca && (
        <Botao
          variant="outlined"
          loading={indo}
          onClick={() => void mudar(() => api('DELETE /assinatura/mudanca'), 'Mudança desmarcada.')}
        >
          Desistir da mudança
        </Botao>
      )}
      {permissoes.trocarCartao && (
        <Botao variant="outlined" onClick={() => abrir('cartao')}>
          {situacao.cartao === null ? 'Pagar com cartão nas renovações' : 'Trocar o cartão'}
        </Botao>
      )}
      {permissoes.cancelar && (
        <Botao loading={indo} onClick={() => void cancelar()}>
          Cancelar assinatura
        </Botao>
      )}
    </div>
  )
}

function Conteudo({ situacao }: { situacao: SituacaoDaAssinatura }) {
  const busca = useSearch({ from: '/casca/empresa/assinatura' })
  const navegar = useNavigate()
  const escolhida = lerEscolha(busca)
  const podeMudar = usePode('assinatura:escrever')
  useDocumentoProprio(situacao.provedor)
  const [janela, abrir] = useState<Janela>(escolhida !== null && podeMudar ? 'contratar' : null)
  const fechar = () => {
    abrir(null)
    if (escolhida !== null) void navegar({ to: '/empresa/assinatura', search: {}, replace: true })
  }
  return (
    <>
      {situacao.emAberto !== null && podeMudar && janela !== 'contratar' && (
        <EmAberto key={situacao.emAberto.codigo} situacao={situacao} cobranca={situacao.emAberto} />
      )}
      <Secao titulo="Plano">
        <QuadroDaAssinatura situacao={situacao} />
        {podeMudar && <Acoes situacao={situacao} abrir={abrir} />}
      </Secao>
      <Cobrancas />
      <DadosFiscais />
      {janela === 'contratar' && (
        <ContratarDialogo
          situacao={situacao}
          {...(escolhida === null ? {} : { inicial: escolhida })}
          aoFechar={fechar}
        />
      )}
      {janela === 'cartao' && <TrocarCartao provedor={situacao.provedor} aoFechar={fechar} />}
    </>
  )
}

/** What a company pays the platform: its plan, what comes next, and every change that it makes by itself. */
export function AssinaturaPage() {
  const { data: situacao, error, refetch } = useQuery(consultaDaAssinatura)
  return (
    <Pagina titulo="Assinatura" descricao="O plano da empresa, o que já foi cobrado e o que vem." largura="leitura">
      <AbasDaEmpresa />
      {situacao === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {situacao === undefined && error === null && <Esqueleto linhas={8} />}
      {situacao !== undefined && <Conteudo situacao={situacao} />}
    </Pagina>
  )
}
