import { Link } from '@tanstack/react-router'
import { PRODUTO } from '@vetlume/dominio/produto'
import { DaOperadora, EscreverPara } from '../operadora.tsx'
import type { SecaoDoTexto } from '../secao-do-texto.ts'

/** The contract of use, section by section. */
export const SECOES_DOS_TERMOS: readonly SecaoDoTexto[] = [
  {
    id: 'contrato',
    titulo: '1. Quem contrata com quem',
    conteudo: (
      <>
        <p>
          Estes termos valem entre <DaOperadora campo="razaoSocial" />, CNPJ <DaOperadora campo="cnpj" /> (“nós”), e a
          empresa ou pessoa que abre a conta no {PRODUTO.nome} (“cliente”). Quem aceita em nome de uma empresa declara
          que pode assumir o compromisso por ela.
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
        <li>
          O {PRODUTO.nome} organiza pedidos, agenda, exames, laudos, cobranças e pagamentos de serviços veterinários.
        </li>
        <li>
          Referências, cálculos e avisos do sistema apoiam o médico-veterinário. O diagnóstico, a conduta e o conteúdo
          do laudo são de quem o assina.
        </li>
        <li>Receita de medicamento sujeito a controle especial é emitida no sistema do ministério, não aqui.</li>
      </ul>
    ),
  },
  {
    id: 'conta',
    titulo: '3. A sua conta',
    conteudo: (
      <ul>
        <li>Os dados do cadastro são verdadeiros e mantidos em dia por você.</li>
        <li>A senha é pessoal. Cada pessoa usa a própria conta; empréstimo de acesso não é permitido.</li>
        <li>Avise assim que desconfiar que alguém usou a sua conta. Você pode encerrar sessões em “Minha conta”.</li>
        <li>O cliente decide quem da equipe dele entra e o que cada um pode fazer, e responde por isso.</li>
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
  {
    id: 'planos',
    titulo: '5. Planos, teste e pagamento',
    conteudo: (
      <ul>
        <li>O teste dura 14 dias, salvo outro prazo anunciado no plano, e não pede cartão.</li>
        <li>O plano grátis dá o simulador de custo de exame, sem prazo.</li>
        <li>Preço, limites e ciclo são os que aparecem na contratação. Mudança de preço é avisada com 30 dias.</li>
        <li>
          Em caso de atraso há 7 dias de tolerância. Depois a conta fica só para leitura: nada novo é registrado, e
          consultar e exportar continuam permitidos.
        </li>
        <li>
          Contratação pela internet por consumidor pode ser desfeita em 7 dias, com devolução do que foi pago (Código de
          Defesa do Consumidor, art. 49).
        </li>
      </ul>
    ),
  },
  {
    id: 'dados',
    titulo: '6. De quem são os dados',
    conteudo: (
      <>
        <p>
          O que o cliente registra é dele. Tratamos esses dados só para prestar o serviço, como descreve a{' '}
          <Link to="/politica-privacidade">política de privacidade</Link>.
        </p>
        <p>
          O cliente pode exportar tudo a qualquer momento, também com a conta suspensa, e por 90 dias depois de
          encerrada. O prontuário segue os prazos de guarda das normas do CFMV, que são do cliente e do
          médico-veterinário.
        </p>
      </>
    ),
  },
  {
    id: 'uso',
    titulo: '7. Uso correto',
    conteudo: (
      <ul>
        <li>Não registre dados de outras pessoas sem motivo legal para isso.</li>
        <li>Não tente entrar onde não tem permissão, sobrecarregar o serviço ou copiar o sistema.</li>
        <li>Não envie arquivos com vírus, nem conteúdo ilegal ou ofensivo.</li>
      </ul>
    ),
  },
  {
    id: 'disponibilidade',
    titulo: '8. Disponibilidade e responsabilidade',
    conteudo: (
      <>
        <p>
          Trabalhamos para que o serviço esteja sempre no ar, com cópias de segurança conferidas. Paradas planejadas são
          avisadas. Nenhum sistema é livre de falhas: mantenha um modo de trabalhar em caso de queda da internet.
        </p>
        <p>
          Respondemos pelos danos que causarmos, nos termos da lei. Não respondemos pelo conteúdo clínico, nem por
          acesso feito com senha que o usuário deixou de proteger.
        </p>
      </>
    ),
  },
  {
    id: 'encerramento',
    titulo: '9. Como isto acaba',
    conteudo: (
      <ul>
        <li>O cliente cancela quando quiser; vale até o fim do período pago.</li>
        <li>
          Podemos suspender uma conta que descumpra estes termos, com aviso e prazo para corrigir, salvo risco imediato
          a terceiros.
        </li>
        <li>Laudos já entregues continuam verificáveis depois do encerramento.</li>
      </ul>
    ),
  },
  {
    id: 'mudancas',
    titulo: '10. Mudanças, lei e foro',
    conteudo: (
      <>
        <p>
          Uma mudança de sentido vira nova versão, avisada com 15 dias e aceita de novo por quem usa. Vale a lei
          brasileira; o foro é o do domicílio do consumidor ou, entre empresas, o de <DaOperadora campo="cidade" />.
        </p>
        <p>
          Dúvidas: <EscreverPara campo="encarregadoEmail" />.
        </p>
      </>
    ),
  },
]
