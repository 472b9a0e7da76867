import { useQuery } from '@tanstack/react-query'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { useRef, useState } from 'react'
import { useEnderecoDoBlob } from '../../../lib/use-endereco-do-blob.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { consultaDaFoto, useTrocarFoto } from '../api.ts'
import { Giro } from '../../../ui/giro.tsx'
import estilos from './foto.module.css'

type Tamanho = 'inteira' | 'miniatura'

/** Address of the photo in this tab, while somebody shows it. */
function useEnderecoDaFoto(codigo: string, foto: string | null, tamanho: Tamanho): string | null {
  return useEnderecoDoBlob(useQuery(consultaDaFoto(codigo, foto, tamanho)).data)
}

function FotoInteira({
  codigo,
  foto,
  nome,
  aoFechar,
}: Pick<AnimalCompleto, 'codigo' | 'foto' | 'nome'> & { aoFechar: () => void }) {
  const endereco = useEnderecoDaFoto(codigo, foto, 'inteira')
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={nome} largura="md">
      <div className={estilos.aberta}>
        {endereco === null ? (
          <Giro rotulo="Carregando a foto" />
        ) : (
          <img className={estilos.inteira} src={endereco} alt={`Foto de ${nome}`} />
        )}
      </div>
    </Dialogo>
  )
}

/** Choosing and sending a photo: `pedir` opens the files of the person. */
export function useEnvioDeFoto(codigo: string) {
  const entrada = useRef<HTMLInputElement>(null)
  const { mutateAsync: trocar, isPending } = useTrocarFoto(codigo)
  const mandar = async (arquivo: File | null) => {
    try {
      await trocar(arquivo)
      avisar.sucesso(arquivo === null ? 'Foto retirada.' : 'Foto salva.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const campo = (
    <input
      ref={entrada}
      type="file"
      hidden
      accept="image/jpeg,image/png,image/webp"
      aria-label="Escolher a foto"
      onChange={({ target }) => {
        const [arquivo] = target.files ?? []
        if (arquivo !== undefined) void mandar(arquivo)
        // The same file may be chosen again after a failure.
        target.value = ''
      }}
    />
  )
  return { campo, enviando: isPending, pedir: () => entrada.current?.click(), retirar: () => void mandar(null) }
}

export interface FotoDoAnimalProps {
  ficha: Pick<AnimalCompleto, 'codigo' | 'nome' | 'foto' | 'permissoes'>
  enviando: boolean
  aoPedir: () => void
}

/** The face of the patient: opens the whole photo, or asks for one where there is none. */
export function FotoDoAnimal({ ficha: { codigo, nome, foto, permissoes }, enviando, aoPedir }: FotoDoAnimalProps) {
  const [aberta, definirAberta] = useState(false)
  const endereco = useEnderecoDaFoto(codigo, foto, 'miniatura')
  const podeIncluir = foto === null && permissoes.editar
  const conteudo = enviando ? (
    <Giro rotulo="Enviando a foto" pequeno />
  ) : endereco === null ? (
    <Icone nome="pets" tamanho="2.6rem" className={estilos.semFoto} />
  ) : (
    <img className={estilos.miniatura} src={endereco} alt="" />
  )
  return (
    <>
      <button
        type="button"
        className={estilos.foto}
        disabled={enviando || (foto === null && !permissoes.editar)}
        aria-label={
          foto !== null ? `Ver a foto de ${nome}` : podeIncluir ? `Incluir foto de ${nome}` : `${nome} não tem foto`
        }
        onClick={foto === null ? aoPedir : () => definirAberta(true)}
      >
        {conteudo}
        {podeIncluir && !enviando && (
          <div className={estilos.sinal} aria-hidden>
            <Icone nome="add-a-photo" tamanho={16} />
          </div>
        )}
      </button>
      {aberta && <FotoInteira {...{ codigo, foto, nome }} aoFechar={() => definirAberta(false)} />}
    </>
  )
}
