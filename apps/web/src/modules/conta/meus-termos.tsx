import { useQuery } from '@tanstack/react-query'
import { formatarDataHora } from '@vetlume/dominio/tempo'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { fusoEmUso } from '../../lib/fuso.ts'
import { Botao } from '../../ui/botao.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { MudancasDosTermos } from './mudancas-dos-termos.tsx'
import { consultaDosTermos, useAceiteDosTermos } from './termos.ts'

/** Which version of the terms the person accepted, and when; the one that waits, if one does. */
export function MeusTermos() {
  const { data } = useQuery(consultaDosTermos)
  const { mutate: aceitar, isPending, error } = useAceiteDosTermos()
  if (data === undefined) return null
  const { vigente, aceita, pendente } = data
  return (
    <Secao
      titulo="Termos de uso e privacidade"
      descricao={
        aceita === null
          ? 'Você ainda não aceitou uma versão dos termos.'
          : `Você aceitou a versão ${aceita.versao} em ${formatarDataHora(aceita.em, fusoEmUso())}.`
      }
      acoes={
        pendente && (
          <Botao variant="contained" loading={isPending} onClick={() => aceitar(vigente.versao)}>
            Aceitar a versão {vigente.versao}
          </Botao>
        )
      }
    >
      {pendente && <p>O que mudou na versão {vigente.versao}:</p>}
      <MudancasDosTermos {...vigente} mudancas={pendente ? vigente.mudancas : []} />
      {error !== null && <Recado tom="error">{mensagemDoErro(error)}</Recado>}
    </Secao>
  )
}
