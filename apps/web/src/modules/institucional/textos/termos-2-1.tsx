import { Link } from '@tanstack/react-router'
import { trocarSecoes } from '../secao-do-texto.ts'
import { SECOES_DOS_TERMOS as ANTERIORES } from './termos-2-0.tsx'

/** The terms before these, with what really happens to the data of an account that ended. */
export const SECOES_DOS_TERMOS = trocarSecoes(ANTERIORES, [
  {
    id: 'dados',
    titulo: '9. De quem são os dados, e como levá-los',
    conteudo: (
      <>
        <p>
          O que o cliente registra é dele. Tratamos esses dados só para prestar o serviço, como descreve a{' '}
          <Link to="/politica-privacidade">política de privacidade</Link>: nos dados de responsáveis e pacientes, a
          clínica é a controladora e nós somos a operadora (Lei 13.709/2018, art. 39).
        </p>
        <p>
          O cliente exporta a qualquer momento, sem custo, também com a conta suspensa ou cancelada. O cancelamento não
          apaga nada sozinho: o cliente pede a eliminação por escrito ao encarregado, e nós eliminamos o que a lei não
          mandar guardar. O prontuário segue os prazos das normas do CFMV, que são do cliente e do médico-veterinário.
        </p>
      </>
    ),
  },
])
