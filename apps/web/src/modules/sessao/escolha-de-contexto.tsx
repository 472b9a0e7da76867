import { useState } from 'react'
import { api, sessao } from '../../lib/navegador.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { entrarNaAssociacao } from './contexto.ts'
import type { Associacao } from './contexto.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Escolha, Escolhas } from '../../ui/escolhas.tsx'

export interface EscolhaDeContextoProps {
  associacoes: readonly Associacao[]
  aoEntrar: () => void
}

/** "Where will you work now?", for who belongs to more than one place. */
export function EscolhaDeContexto({ associacoes, aoEntrar }: EscolhaDeContextoProps) {
  const [entrando, definirEntrando] = useState<string | null>(null)
  const [erro, definirErro] = useState<string | null>(null)
  const escolher = async (associacao: Associacao) => {
    const { usuario } = sessao.estado()
    if (usuario === null || entrando !== null) return
    definirErro(null)
    definirEntrando(associacao.codigo)
    try {
      await entrarNaAssociacao(associacao, usuario, api, sessao)
      aoEntrar()
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirEntrando(null)
  }
  return (
    <>
      {erro !== null && <Alerta severity="error">{erro}</Alerta>}
      <Escolhas ocupada={entrando !== null}>
        {associacoes.map((associacao, indice) => (
          <Escolha
            key={associacao.codigo}
            nome={associacao.nome}
            detalhe={associacao.detalhe}
            ocupada={entrando === associacao.codigo}
            autoFocus={indice === 0}
            onClick={() => void escolher(associacao)}
          />
        ))}
      </Escolhas>
    </>
  )
}
