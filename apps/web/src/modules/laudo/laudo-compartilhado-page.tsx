import './publico/publico-laudo.css'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ErroDeApi, mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { usePedido } from '../documento/index.ts'
import { LaudoAberto } from './publico/laudo-aberto.tsx'
import { useChaveDoLink } from '../../lib/use-chave-do-link.ts'
import { Botao } from '../../ui/botao.tsx'

/** Shorter than any key: the address was cut on the way. */
const TAMANHO_MINIMO = 20

interface Falha {
  titulo: string
  texto: string
  repetivel: boolean
}

const INCOMPLETO: Falha = {
  titulo: 'O link está incompleto',
  texto: 'Abra o endereço inteiro que você recebeu. Se ele foi quebrado em duas linhas, copie as duas.',
  repetivel: false,
}
const DESCONHECIDO: Falha = {
  titulo: 'Link desconhecido',
  texto: 'Nenhum laudo tem este endereço. Confira se ele foi copiado inteiro ou peça outro a quem o enviou.',
  repetivel: false,
}

function descreverFalha(erro: unknown): Falha {
  const codigo = erro instanceof ErroDeApi ? erro.codigo : null
  const texto = mensagemDoErro(erro)
  if (codigo === 'LINK_EXPIRADO') return { titulo: 'Este link não vale mais', texto, repetivel: false }
  if (codigo === 'NAO_ENCONTRADO' || codigo === 'VALIDACAO') return DESCONHECIDO
  return { titulo: 'Não foi possível abrir o laudo', texto, repetivel: true }
}

function SemLaudo({ falha: { titulo, texto, repetivel }, aoRepetir }: { falha: Falha; aoRepetir: () => void }) {
  return (
    <PaginaPublica titulo={titulo} apoio={texto}>
      {repetivel && (
        <Botao variant="contained" onClick={aoRepetir}>
          Tentar de novo
        </Botao>
      )}
      <p>
        <Link to="/verificar">Verificar um laudo pelo código impresso</Link>
      </p>
    </PaginaPublica>
  )
}

/** A delivered laudo, for who holds its secret link. */
export function LaudoCompartilhadoPage() {
  const chave = useChaveDoLink()
  const completa = chave.length >= TAMANHO_MINIMO
  const pedir = useMemo(() => {
    if (!completa) return null
    return (sinal: AbortSignal) => api('POST /laudo-compartilhado', { chave }, { publico: true, sinal })
  }, [chave, completa])
  const { resposta, repetir } = usePedido(pedir)
  if (!completa) return <SemLaudo falha={INCOMPLETO} aoRepetir={repetir} />
  if (resposta.tipo === 'falhou') return <SemLaudo falha={descreverFalha(resposta.erro)} aoRepetir={repetir} />
  if (resposta.tipo === 'espera') {
    return (
      <PaginaPublica titulo="Abrindo o laudo…">
        <p role="status" className="pp-nota">
          Só um instante.
        </p>
      </PaginaPublica>
    )
  }
  const { documento } = resposta.valor
  return (
    <PaginaPublica
      largo
      titulo={`Laudo de ${documento.animal.nome}`}
      apoio={`${documento.titulo}, por ${documento.estabelecimento.nomeFantasia}.`}
    >
      <LaudoAberto chave={chave} laudo={resposta.valor} />
    </PaginaPublica>
  )
}
