import type { PedidoAberto } from '@vetlume/dominio/privacidade'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { useChaveDoLink } from '../../lib/use-chave-do-link.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { usePedido } from '../documento/index.ts'
import { Confirmar } from './confirmar.tsx'
import { PedidoDoTitular } from './pedido-do-titular.tsx'
import { Botao } from '../../ui/botao.tsx'

const CHAVE = /^[\w-]{43}$/

function Acompanhar({ chave, inicial }: { chave: string; inicial: PedidoAberto }) {
  const [pedido, definirPedido] = useState(inicial)
  return pedido.estado === 'RECEBIDO' ? (
    <Confirmar chave={chave} pedido={pedido} aoConfirmar={definirPedido} />
  ) : (
    <PedidoDoTitular chave={chave} pedido={pedido} aoMudar={definirPedido} />
  )
}

/** A request about one's own data, for who holds its secret link: the code first, then how it stands. */
export function AcompanharPage() {
  const chave = useChaveDoLink()
  const completa = CHAVE.test(chave)
  const pedir = useMemo(() => {
    if (!completa) return null
    return (sinal: AbortSignal) => api('POST /privacidade/pedido/aberto', { chave }, { publico: true, sinal })
  }, [chave, completa])
  const { resposta, repetir } = usePedido(pedir)
  if (!completa)
    return (
      <PaginaPublica
        titulo="O link está incompleto"
        apoio="Abra o endereço inteiro que você recebeu. Se ele foi quebrado em duas linhas, copie as duas."
      />
    )
  if (resposta.tipo === 'pronta') return <Acompanhar key={chave} chave={chave} inicial={resposta.valor} />
  if (resposta.tipo === 'espera') return <PaginaPublica titulo="Abrindo…" tituloCurto="Pedido" />
  return (
    <PaginaPublica titulo="Não foi possível abrir" apoio={mensagemDoErro(resposta.erro)}>
      <Botao variant="contained" onClick={repetir}>
        Tentar de novo
      </Botao>
    </PaginaPublica>
  )
}
