import { useId, useRef, useState } from 'react'
import type { DragEvent, Ref } from 'react'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { avisar } from '../avisar.ts'
import { Botao } from '../botao.tsx'
import estilos from './area-de-arquivos.module.css'
import { Icone } from '../icones/icone.tsx'
import { Texto } from '../texto.tsx'

export interface AreaDeArquivosProps {
  rotulo: string
  /** What is accepted, in words: "PNG ou JPEG, até 10 MB". */
  dica: string
  /** As in the `accept` attribute: `image/png,image/jpeg`. */
  aceitar: string
  multiplo?: boolean
  desabilitada?: boolean
  nome?: string
  referencia?: Ref<HTMLButtonElement>
  aoEscolher: (arquivos: File[]) => void
  /** What does not pass `aceitar`. Without it, a message tells. */
  aoRecusar?: (arquivos: File[]) => void
}

/** Whether a file passes an `accept` list. Dropped files do not go through the browser's own filter. */
export function arquivoAceito({ name, type }: Pick<File, 'name' | 'type'>, aceitar: string): boolean {
  return aceitar.split(',').some((regra) => {
    const limpa = regra.trim().toLowerCase()
    if (limpa.startsWith('.')) return name.toLowerCase().endsWith(limpa)
    return limpa.endsWith('/*') ? type.startsWith(limpa.slice(0, -1)) : type === limpa
  })
}

const tamanho = escritorDeNumeros({ maximumFractionDigits: 1 })

/** `1536000` → `1,5 MB`. */
export function formatarTamanho(bytes: number): string {
  return bytes < 1_000_000 ? `${tamanho(Math.ceil(bytes / 1_000))} kB` : `${tamanho(bytes / 1_000_000)} MB`
}

/** Where files are dropped, or chosen with the button; both do the same. */
export function AreaDeArquivos({
  rotulo,
  dica,
  aceitar,
  multiplo = false,
  desabilitada = false,
  nome,
  referencia,
  aoEscolher,
  aoRecusar,
}: AreaDeArquivosProps) {
  const id = useId()
  const entrada = useRef<HTMLInputElement>(null)
  const [sobre, definirSobre] = useState(false)
  const recusar = (recusados: File[]) =>
    aoRecusar === undefined
      ? avisar.erro(`${recusados.map(({ name }) => name).join(', ')}: envie ${dica}.`)
      : aoRecusar(recusados)
  const entregar = (arquivos: FileList | null) => {
    const escolhidos = [...(arquivos ?? [])]
    const aceitos = escolhidos.filter((arquivo) => arquivoAceito(arquivo, aceitar))
    const recusados = escolhidos.filter((arquivo) => !aceitos.includes(arquivo))
    if (recusados.length > 0) recusar(recusados)
    if (aceitos.length > 0) aoEscolher(multiplo ? aceitos : aceitos.slice(0, 1))
  }
  const arrastar = (dentro: boolean) => (evento: DragEvent) => {
    evento.preventDefault()
    definirSobre(dentro && !desabilitada)
  }
  return (
    <div
      onDragOver={arrastar(true)}
      onDragLeave={arrastar(false)}
      onDrop={(evento) => {
        arrastar(false)(evento)
        if (!desabilitada) entregar(evento.dataTransfer.files)
      }}
      className={sobre ? estilos.sobre : estilos.area}
    >
      <Icone nome="upload-file" tom="marca" />
      <Botao
        ref={referencia}
        name={nome}
        size="small"
        disabled={desabilitada}
        aria-describedby={id}
        onClick={() => entrada.current?.click()}
      >
        {rotulo}
      </Botao>
      <Texto como="span" tamanho="micro" secundario id={id}>
        {dica}. Você também pode arrastar para cá.
      </Texto>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={aceitar}
        multiple={multiplo}
        onChange={({ target }) => {
          entregar(target.files)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </div>
  )
}
