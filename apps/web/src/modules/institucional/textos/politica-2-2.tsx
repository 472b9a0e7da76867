import { trocarSecoes } from '../secao-do-texto.ts'
import { SECOES_DA_POLITICA as ANTERIORES } from './politica-2-1.tsx'

/** The policy before this one, with all that a browser keeps. */
export const SECOES_DA_POLITICA = trocarSecoes(ANTERIORES, [
  {
    id: 'cookies',
    titulo: '9. Cookies e armazenamento no navegador',
    conteudo: (
      <>
        <p>
          Usamos só o necessário para manter você conectado, lembrar a aparência escolhida e guardar no aparelho o que
          ainda não chegou ao servidor. Não há rastreadores nem publicidade, por isso não pedimos aceite de cookies.
        </p>
        <p>O que espera no aparelho:</p>
        <ul>
          <li>rascunhos que ainda não foram salvos;</li>
          <li>
            arquivos escolhidos para um laudo e ainda não enviados: imagens, arquivos DICOM e clipes, como vieram do
            equipamento ou da câmera, até 300 MB.
          </li>
        </ul>
        <p>
          Eles ficam no navegador em que foram escolhidos e só são oferecidos de novo à mesma pessoa, na mesma empresa.
          Saem dali quando são enviados, descartados ou recusados; sem isso, depois de 30 dias, quando o sistema é
          aberto. Limpar os dados do navegador também os apaga. Quem usa a mesma conta do aparelho pode chegar a eles:
          num computador compartilhado, espere o envio terminar ou descarte-os antes de sair.
        </p>
        <p>
          Na página de pagamento com cartão, o componente do meio de pagamento usa o que precisa para prevenir fraude.
        </p>
      </>
    ),
  },
])
