import { Link } from '@tanstack/react-router'
import { PRODUTO } from '@vetlume/dominio/produto'
import { DaOperadora, EscreverPara } from '../operadora.tsx'
import type { SecaoDoTexto } from '../secao-do-texto.ts'
import { SECOES_DA_ASSINATURA } from './termos-2-0-assinatura.tsx'

const ABERTURA: readonly SecaoDoTexto[] = [
  {
    id: 'contrato',
    titulo: '1. Quem contrata com quem, e o quê',
    conteudo: (
      <>
        <p>
          Estes termos valem entre <DaOperadora campo="razaoSocial" />, CNPJ <DaOperadora campo="cnpj" />,{' '}
          <DaOperadora campo="endereco" />, <DaOperadora campo="cidade" /> (“nós”), e a empresa ou pessoa que abre a
          conta no {PRODUTO.nome} (“cliente”). Quem aceita em nome de uma empresa declara que pode assumir o compromisso
          por ela.
        </p>
        <p>
          O objeto é o uso do {PRODUTO.nome} pela internet: licença não exclusiva, intransferível e enquanto durar a
          conta. O sistema, a marca e os modelos de partida continuam nossos; o que o cliente escreve e envia é dele.
        </p>
        <p>
          Quem entra convidado por um cliente (especialista, clínica parceira, equipe) aceita as partes que tratam da
          própria conta e do uso correto do sistema.
        </p>
      </>
    ),
  },
  {
    id: 'servico',
    titulo: '2. O que o serviço faz, e o que não faz',
    conteudo: (
      <ul>
        <li>Organiza pedidos, agenda, exames, laudos, cobranças e pagamentos de serviços veterinários.</li>
        <li>
          Referências, cálculos e avisos apoiam o médico-veterinário. O diagnóstico, a conduta e o conteúdo do laudo são
          de quem o assina.
        </li>
        <li>Receita de medicamento sujeito a controle especial é emitida no sistema do ministério, não aqui.</li>
        <li>
          Podemos melhorar e trocar partes do sistema. O que for retirado é avisado antes, e os dados que estavam ali
          continuam exportáveis.
        </li>
      </ul>
    ),
  },
  {
    id: 'conta',
    titulo: '3. A sua conta',
    conteudo: (
      <ul>
        <li>Os dados do cadastro são verdadeiros e mantidos em dia por você. O e-mail é confirmado por um link.</li>
        <li>A senha é pessoal. Cada pessoa usa a própria conta; empréstimo de acesso não é permitido.</li>
        <li>Avise assim que desconfiar que alguém usou a sua conta. Você encerra sessões em “Minha conta”.</li>
        <li>O cliente decide quem da equipe dele entra e o que cada um pode fazer, e responde por isso.</li>
        <li>É preciso ter 18 anos, ou ser emancipado, para abrir uma conta.</li>
      </ul>
    ),
  },
  {
    id: 'assinatura-eletronica',
    titulo: '4. Assinatura eletrônica',
    conteudo: (
      <p>
        Quem assina um laudo concorda em usar assinatura eletrônica, como permitem a Medida Provisória 2.200-2/2001
        (art. 10, § 2º) e a Lei 14.063/2020 (art. 4º). O documento assinado não muda: uma correção é outra edição, que
        mostra o que mudou. Qualquer pessoa confere a autenticidade em “Verificar um laudo”.
      </p>
    ),
  },
]

const FECHO: readonly SecaoDoTexto[] = [
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
          O cliente exporta a qualquer momento, sem custo e também com a conta suspensa, e por 90 dias depois de
          encerrada. Depois eliminamos o que não tiver prazo legal de guarda. O prontuário segue os prazos das normas do
          CFMV, que são do cliente e do médico-veterinário.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    titulo: '10. Uso correto',
    conteudo: (
      <ul>
        <li>Não registre dados de outras pessoas sem motivo legal para isso.</li>
        <li>Não tente entrar onde não tem permissão, sobrecarregar o serviço ou copiar o sistema.</li>
        <li>Não envie arquivos com vírus, nem conteúdo ilegal ou ofensivo.</li>
        <li>
          Podemos suspender uma conta que descumpra estes termos, com aviso e prazo para corrigir, salvo risco imediato
          a terceiros.
        </li>
      </ul>
    ),
  },
  {
    id: 'suporte',
    titulo: '11. Suporte e disponibilidade',
    conteudo: (
      <>
        <p>
          O suporte atende por <EscreverPara campo="email" />, em dias úteis. Incidentes que afetem dados são
          comunicados como manda a política de privacidade.
        </p>
        <p>
          Trabalhamos para que o serviço esteja sempre no ar, com cópias de segurança diárias. Paradas planejadas são
          avisadas. Nenhum sistema é livre de falhas: mantenha um modo de trabalhar em caso de queda da internet.
        </p>
      </>
    ),
  },
  {
    id: 'responsabilidade',
    titulo: '12. Responsabilidade',
    conteudo: (
      <>
        <p>
          Respondemos pelos danos que causarmos. Entre empresas, a indenização por danos materiais se limita ao que o
          cliente pagou nos 12 meses anteriores ao fato, e não inclui lucros cessantes. O limite não vale para dolo,
          culpa grave, danos a titulares de dados (Lei 13.709/2018, art. 42), nem para o que a lei não deixa limitar,
          como nas relações de consumo.
        </p>
        <p>
          Não respondemos pelo conteúdo clínico, nem por acesso feito com senha que o usuário deixou de proteger, nem
          por falha de serviço contratado pelo cliente com terceiros.
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    titulo: '13. Mudanças destes termos',
    conteudo: (
      <p>
        Uma mudança de sentido vira nova versão, publicada aqui com a data e um resumo do que mudou; as anteriores
        continuam nesta página. Na entrada seguinte o sistema mostra o que mudou e pede o aceite. Enquanto ele não vem,
        nada novo é registrado, e consultar e exportar continuam permitidos. Quem não concordar cancela sem custo.
      </p>
    ),
  },
  {
    id: 'foro',
    titulo: '14. Lei, foro e contato',
    conteudo: (
      <>
        <p>
          Vale a lei brasileira. O foro é o do domicílio do consumidor ou, entre empresas, o de{' '}
          <DaOperadora campo="cidade" />.
        </p>
        <p>
          Dúvidas sobre o contrato: <EscreverPara campo="email" />. Sobre dados pessoais:{' '}
          <EscreverPara campo="encarregadoEmail" />.
        </p>
      </>
    ),
  },
]

/** The contract of use, section by section. */
export const SECOES_DOS_TERMOS: readonly SecaoDoTexto[] = [...ABERTURA, ...SECOES_DA_ASSINATURA, ...FECHO]
