import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { useEnderecoDoBlob } from '../../lib/use-endereco-do-blob.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { AreaDeArquivos } from '../../ui/formulario/area-de-arquivos.tsx'
import estilos from './logo.module.css'

/** Whose logo: the company of who asks, or one that the operator looks after. */
export type DonoDoLogo = { codigo: string } | null

const buscar = (dono: DonoDoLogo, sinal: AbortSignal) =>
  dono === null ? api('GET /cliente/proprio/logo', {}, { sinal }) : api('GET /cliente/:codigo/logo', dono, { sinal })
const enviar = (dono: DonoDoLogo, arquivo: File) =>
  dono === null
    ? api('POST /cliente/proprio/logo', { arquivo })
    : api('POST /cliente/:codigo/logo', { ...dono, arquivo })
const retirar = (dono: DonoDoLogo) =>
  dono === null ? api('DELETE /cliente/proprio/logo') : api('DELETE /cliente/:codigo/logo', dono)

interface LogoProps {
  dono: DonoDoLogo
  /** SHA-256 of what is stored; null when there is none. */
  logo: string | null
  nome: string
  podeEditar: boolean
  aoMudar: () => void
}

/** The logo that heads the documents: kept as soon as it is chosen, apart from the form. */
export function Logo({ dono, logo, nome, podeEditar, aoMudar }: LogoProps) {
  const cache = useQueryClient()
  const [enviando, definirEnviando] = useState(false)
  const chave = ['cliente', 'logo', dono?.codigo ?? 'proprio', logo]
  const { data: bytes } = useQuery({
    queryKey: chave,
    queryFn: ({ signal }) => buscar(dono, signal),
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const endereco = useEnderecoDoBlob(logo === null ? undefined : bytes)
  const mudar = async (trabalho: () => Promise<unknown>, feito: string) => {
    definirEnviando(true)
    try {
      await trabalho()
      avisar.sucesso(feito)
      await cache.invalidateQueries({ queryKey: ['cliente', 'logo'] })
      aoMudar()
    } catch (erro) {
      avisar.erro(erro)
    }
    definirEnviando(false)
  }
  const aoRetirar = async () => {
    const certeza = await confirmar({
      titulo: 'Retirar o logotipo?',
      texto: 'Os próximos documentos saem só com o nome da empresa.',
      confirmar: 'Retirar',
      perigo: true,
    })
    if (certeza) await mudar(() => retirar(dono), 'Logotipo retirado.')
  }
  return (
    <div className={estilos.logo}>
      <div className={estilos.grade}>
        {endereco === null ? (
          <span>{logo === null ? 'Sem logotipo' : 'Carregando…'}</span>
        ) : (
          <img src={endereco} alt={`Logotipo de ${nome}`} className={estilos.imagem} />
        )}
      </div>
      {podeEditar && (
        <div className={estilos.envio}>
          <AreaDeArquivos
            rotulo={logo === null ? 'Enviar logotipo' : 'Trocar logotipo'}
            dica="PNG ou JPEG, de preferência com fundo branco ou transparente"
            aceitar="image/png,image/jpeg"
            desabilitada={enviando}
            aoEscolher={([arquivo]) =>
              arquivo !== undefined && void mudar(() => enviar(dono, arquivo), 'Logotipo guardado.')
            }
          />
          {logo !== null && (
            <Botao
              color="secondary"
              size="small"
              disabled={enviando}
              onClick={() => void aoRetirar()}
              className={estilos.botao}
            >
              Retirar logotipo
            </Botao>
          )}
        </div>
      )}
    </div>
  )
}
