import { useEffect, useState } from 'react'
import type { RespostaDaApi } from '../../lib/api.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api, sessao } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { aceitarMeuConvite } from './aceitar-meu-convite.ts'
import { entrarNaAssociacao } from './contexto.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Escolha, Escolhas } from '../../ui/escolhas.tsx'

interface SemAssociacaoProps {
  aoSair: () => void
  /** After an invitation was accepted, and its place entered. */
  aoEntrar: () => void
}

/** What waits for this person; nothing when it cannot be told. */
function useConvites() {
  const [convites, definir] = useState<RespostaDaApi<'GET /conta/convites'>>([])
  useEffect(() => {
    api('GET /conta/convites', {}).then(definir, () => undefined)
  }, [])
  return convites
}

/** Signed in, and working nowhere: an invitation that waits is accepted here. */
export function SemAssociacao({ aoSair, aoEntrar }: SemAssociacaoProps) {
  const convites = useConvites()
  const [ocupado, definirOcupado] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const aceitar = async (codigo: string) => {
    definirOcupado(true)
    definirErro(null)
    try {
      const lugar = await aceitarMeuConvite(codigo, api, sessao)
      const { usuario } = sessao.estado()
      if (usuario !== null) await entrarNaAssociacao(lugar, usuario, api, sessao)
      aoEntrar()
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirOcupado(false)
  }
  const espera = convites.length > 0
  return (
    <PaginaPublica
      titulo={espera ? 'Há um convite para você' : 'Falta um convite'}
      apoio={
        espera
          ? 'Aceite para começar a trabalhar.'
          : 'Seu usuário ainda não está associado a nenhuma empresa ou clínica. Peça a quem administra para incluir você e entre de novo.'
      }
    >
      {erro !== null && <Alerta severity="error">{erro}</Alerta>}
      {espera && (
        <Escolhas ocupada={ocupado}>
          {convites.map(({ codigo, empresa, de, como }) => (
            <Escolha
              key={codigo}
              nome={`Aceitar o convite de ${empresa}`}
              detalhe={`${como}, por ${de}`}
              disabled={ocupado}
              onClick={() => void aceitar(codigo)}
            />
          ))}
        </Escolhas>
      )}
      <Botao variant="outlined" onClick={aoSair}>
        Entrar com outro usuário
      </Botao>
    </PaginaPublica>
  )
}
