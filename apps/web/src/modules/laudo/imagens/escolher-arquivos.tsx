import { useRef } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'

export interface EscolherArquivosProps {
  aoEscolher: (arquivos: File[]) => void
}

/** Several images at once, from the device or, on a phone, from the camera roll. */
export function EscolherArquivos({ aoEscolher }: EscolherArquivosProps) {
  const campo = useRef<HTMLInputElement>(null)
  return (
    <>
      <Botao variant="outlined" startIcon={<Icone nome="add-photo-alternate" />} onClick={() => campo.current?.click()}>
        Adicionar imagens
      </Botao>
      <input
        ref={campo}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/dicom,.dcm,video/mp4,.mp4,.avi"
        multiple
        hidden
        onChange={({ target }) => {
          aoEscolher([...(target.files ?? [])])
          // The same file may be chosen again after it was taken away.
          target.value = ''
        }}
      />
    </>
  )
}
