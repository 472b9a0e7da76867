import type { Perfil } from '@vetlume/dominio/menu'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { CODIGO } from '../servidor/exemplo.ts'
import { AGORA, Passeio } from './passeio.ts'

const PRAZO_MS = 10 * 60_000

/** `/cadastro/animal?codigo=…` of a CLIENTE is in `telas/cadastro-animal.codigo.cliente.txt`. */
function arquivoDa(endereco: string, perfil = 'visitante'): string {
  const semChaves = endereco.replaceAll(/=(?:1|[\da-f-]{36}|\d{7})(?=&|$)/g, '').replace(/#.*/, '?chave')
  const partes = [...semChaves.split(/[?&]/), perfil.toLowerCase()]
  return `telas/${partes.map((parte) => parte.replace('/', '').replaceAll(/[/=]/g, '-')).join('.')}.txt`
}

/**
 * The proof that a screen says and does what is written down: opened over answers that have all that the contract has room
 * for, with each thing clicked. `vitest -u` writes it down again; what changed on screen is then what changed in the file.
 */
export function percorrer(endereco: string, perfil?: Perfil, preparar: () => void = () => undefined): void {
  describe(`passeio por ${endereco}${perfil === undefined ? '' : `, ${perfil}`}`, () => {
    it('diz e faz o que está escrito', { timeout: PRAZO_MS }, async () => {
      // What is asked again every few seconds is not: how many times it would be is of the machine.
      vi.useFakeTimers({ toFake: ['Date', 'Temporal', 'setInterval', 'clearInterval'], now: AGORA })
      // A browser lets a page copy while it has the cursor, and which of two has it is of the machine.
      const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      onTestFinished(() => {
        vi.useRealTimers()
        copiar.mockRestore()
      })
      const { testPath = '', snapshotState } = expect.getState()
      const arquivo = arquivoDa(endereco, perfil)
      const pasta = testPath
        .replaceAll('\\', '/')
        .replace(/^.*\/(?=apps\/web\/)/, '')
        .replace(/[^/]*$/, '')
      const guardado = await commands.readFile(pasta + arquivo).catch(() => '')
      const conferindo = guardado !== '' && snapshotState.snapshotUpdateState !== 'all'
      const passeio = new Passeio({ endereco, perfil, preparar }, guardado, conferindo)
      await passeio.abrir()
      await passeio.clicarEmTudo()
      await passeio.fechar()
      await expect(`${passeio.blocos.join('\n\n')}\n`).toMatchFileSnapshot(arquivo)
    })
  })
}

/** The list of a registry, a blank record and one that is filled. */
export function percorrerCadastro(rota: string, perfil: Perfil, preparar?: () => void): void {
  for (const busca of ['', '?novo=1', `?codigo=${CODIGO}`]) percorrer(`${rota}${busca}`, perfil, preparar)
}
