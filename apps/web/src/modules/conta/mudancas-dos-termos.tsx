import type { SituacaoDosTermos } from '@vetlume/dominio/conta'
import { Elo } from '../../ui/elo.tsx'

/** What is different in the version that holds, and where both texts are read. */
export function MudancasDosTermos({ versao, mudancas }: SituacaoDosTermos['vigente']) {
  return (
    <>
      <ul>
        {mudancas.map((mudanca) => (
          <li key={mudanca}>{mudanca}</li>
        ))}
      </ul>
      <p>
        Leia por inteiro:{' '}
        <Elo to="/termos-de-uso" search={{ versao }} target="_blank">
          termos de uso
        </Elo>{' '}
        e{' '}
        <Elo to="/politica-privacidade" search={{ versao }} target="_blank">
          política de privacidade
        </Elo>
        .
      </p>
    </>
  )
}
