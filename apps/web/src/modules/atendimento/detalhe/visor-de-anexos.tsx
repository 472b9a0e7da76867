import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { EstadoDeErro } from '../../../ui/estados.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { consultaDoAnexo } from '../api.ts'
import { useBaixar, type Anexo } from './use-baixar.ts'
import { Giro } from '../../../ui/giro.tsx'
import estilos from './visor-de-anexos.module.css'

function Imagem({ atendimento, anexo: { codigo, nome } }: { atendimento: string; anexo: Anexo }) {
  const { data: bytes, error, refetch } = useQuery(consultaDoAnexo(atendimento, codigo, 'inteiro'))
  const endereco = useMemo(() => (bytes === undefined ? null : URL.createObjectURL(bytes)), [bytes])
  useEffect(() => (endereco === null ? undefined : () => URL.revokeObjectURL(endereco)), [endereco])
  if (error !== null && bytes === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (endereco === null) return <Giro rotulo="Carregando a imagem" />
  return <img className={estilos.imagem} src={endereco} alt={nome} />
}

export interface VisorDeAnexosProps {
  atendimento: string
  imagens: readonly Anexo[]
  /** `codigo` of the one on screen. */
  aberta: string
  aoTrocar: (codigo: string) => void
  aoFechar: () => void
}

/** The attached images, one at a time: the arrows go from one to the next. */
export function VisorDeAnexos({ atendimento, imagens, aberta, aoTrocar, aoFechar }: VisorDeAnexosProps) {
  const { baixando, aoBaixar } = useBaixar(atendimento)
  const posicao = imagens.findIndex(({ codigo }) => codigo === aberta)
  const anexo = imagens[posicao]
  if (anexo === undefined) return null
  const ir = (passo: number) => {
    const vizinha = imagens[(posicao + passo + imagens.length) % imagens.length]
    if (vizinha !== undefined) aoTrocar(vizinha.codigo)
  }
  const varias = imagens.length > 1
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="lg"
      titulo={<div className={estilos.nome}>{anexo.nome}</div>}
      {...(varias ? { descricao: `Imagem ${posicao + 1} de ${imagens.length}` } : {})}
      acoes={
        <>
          {varias && (
            <>
              <Botao variant="outlined" onClick={() => ir(-1)}>
                Anterior
              </Botao>
              <Botao variant="outlined" onClick={() => ir(1)}>
                Próxima
              </Botao>
            </>
          )}
          <Botao
            variant="contained"
            startIcon={<Icone nome="download" />}
            loading={baixando === anexo.codigo}
            onClick={() => void aoBaixar(anexo)}
          >
            Baixar
          </Botao>
        </>
      }
    >
      <Pilha
        className={estilos.quadro}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') ir(-1)
          if (key === 'ArrowRight') ir(1)
        }}
        tabIndex={varias ? 0 : -1}
        role="group"
        aria-label={varias ? 'Imagem: use as setas para trocar' : 'Imagem'}
      >
        <Imagem key={anexo.codigo} atendimento={atendimento} anexo={anexo} />
      </Pilha>
    </Dialogo>
  )
}
