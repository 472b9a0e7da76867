import { useQuery } from '@tanstack/react-query'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Recado } from '../../ui/recado.tsx'
import { MudancasDosTermos } from './mudancas-dos-termos.tsx'
import { consultaDosTermos, useAceiteDosTermos } from './termos.ts'

/** Asks for the acceptance of a new version: a window at the entrance and, for who leaves it for later, a line over the screens. */
export function TermosNovos() {
  const { data } = useQuery(consultaDosTermos)
  const [adiado, adiar] = useState(false)
  const { mutate: aceitar, isPending, error } = useAceiteDosTermos()
  if (data?.pendente !== true) return null
  const { vigente, aceita } = data
  const antes =
    aceita === null ? '' : ` Você aceitou a ${aceita.versao} em ${formatarData(diaNaZona(aceita.em, ZONA_PADRAO))}.`
  return (
    <>
      {adiado && (
        <Recado
          tom="warning"
          acao={
            <Botao size="small" onClick={() => adiar(false)}>
              Ler e aceitar
            </Botao>
          }
        >
          Os termos de uso mudaram. Até o seu aceite você consulta e exporta, e nada novo é registrado.
        </Recado>
      )}
      <Dialogo
        aberto={!adiado}
        aoFechar={() => adiar(true)}
        titulo="Os termos de uso mudaram"
        descricao={`Versão ${vigente.versao}, em vigor desde ${formatarData(vigente.data)}.${antes}`}
        acoes={
          <>
            <Botao onClick={() => adiar(true)}>Agora não, só consultar</Botao>
            <Botao variant="contained" loading={isPending} onClick={() => aceitar(vigente.versao)}>
              Aceitar e continuar
            </Botao>
          </>
        }
      >
        <p>O que mudou:</p>
        <MudancasDosTermos {...vigente} />
        <p>Sem o aceite você continua a consultar e a exportar; só não registra nada novo.</p>
        {error !== null && <Recado tom="error">{mensagemDoErro(error)}</Recado>}
      </Dialogo>
    </>
  )
}
