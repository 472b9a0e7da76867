import type { NivelDaSenha } from '@vetlume/dominio/conta'
import { useState } from 'react'
import { CampoPublico } from '../../ui/publico/formulario-publico.tsx'
import type { FormularioPublicoEmUso } from '../../ui/publico/use-formulario-publico.ts'

interface Forca {
  nivel: NivelDaSenha
  texto: string
}

const CONSELHO: Forca = { nivel: 0, texto: 'Ao menos 8 caracteres. Uma frase longa vale mais que símbolos.' }

/** Strength of what is typed. The list of common passwords only comes when there is a password to compare. */
async function medir(senha: string): Promise<Forca> {
  const { nivelDaSenha, ROTULOS_DO_NIVEL } = await import('@vetlume/dominio/conta')
  const nivel = nivelDaSenha(senha)
  return nivel === 0 ? CONSELHO : { nivel, texto: `Força: ${ROTULOS_DO_NIVEL[nivel].toLowerCase()}` }
}

/** A password being chosen, with its strength as it is typed: bars and a word. */
export function CampoSenhaNova({ form, rotulo = 'Senha' }: { form: FormularioPublicoEmUso; rotulo?: string }) {
  const [forca, definirForca] = useState<Forca>(CONSELHO)
  const aoDigitar = (senha: string) => void medir(senha).then(definirForca, () => definirForca(CONSELHO))
  return (
    <CampoPublico
      form={form}
      nome="senha"
      rotulo={rotulo}
      type="password"
      autoComplete="new-password"
      maxLength={128}
      onInput={({ currentTarget }) => aoDigitar(currentTarget.value)}
      ajuda={
        <>
          <span className="fp-forca" data-nivel={forca.nivel} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <span role="status">{forca.texto}</span>
        </>
      }
    />
  )
}
