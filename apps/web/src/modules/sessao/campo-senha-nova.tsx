import type { NivelDaSenha } from '@vetlume/dominio/conta'
import { useState } from 'react'
import estilos from './campo-senha-nova.module.css'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import type { FormularioNativoEmUso } from '../../ui/formulario/use-formulario-nativo.ts'

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
export function CampoSenhaNova({ form, rotulo = 'Senha' }: { form: FormularioNativoEmUso; rotulo?: string }) {
  const [forca, definirForca] = useState<Forca>(CONSELHO)
  const aoDigitar = (senha: string) => void medir(senha).then(definirForca, () => definirForca(CONSELHO))
  return (
    <CampoNativo
      form={form}
      nome="senha"
      rotulo={rotulo}
      type="password"
      autoComplete="new-password"
      maxLength={128}
      onInput={({ currentTarget }) => aoDigitar(currentTarget.value)}
      ajuda={
        <>
          <span className={estilos.forca} data-nivel={forca.nivel} aria-hidden="true">
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
