/** `nome` or `nome|synonyms`. */
export const FELINA = `Abissínio|Abyssinian
Aegean|Gato do Egeu
American Bobtail
American Curl
American Shorthair|Pelo Curto Americano
American Wirehair|Pelo Duro Americano
Angorá Turco|Turkish Angora
Ashera
Asiático|Asian
Australian Mist
Azul Russo|Russian Blue
Balinês|Balinese
Bambino
Bengal|Gato-de-bengala
Birmanês|Burmese
Bobtail Japonês|Japanese Bobtail
Bobtail das Curilas|Kurilian Bobtail
Bobtail do Mekong|Mekong Bobtail
Bombaim|Bombay
British Longhair|Pelo Longo Inglês
British Shorthair|Pelo Curto Inglês
Burmilla
California Spangled
Chantilly|Tiffany, Chantilly-Tiffany
Chartreux
Chausie
Colorpoint Shorthair
Cornish Rex
Cymric|Manx de Pelo Longo
Devon Rex
Donskoy|Don Sphynx
Dragon Li|Li Hua
Elfo|Elf Cat
Exótico|Exotic Shorthair
German Rex
Havana Brown|Havana
Highland Fold|Scottish Fold de Pelo Longo
Himalaio|Himalayan
Javanês|Javanese
Kao Manee|Khao Manee
Korat
LaPerm
Lykoi|Gato-lobo
Maine Coon
Manx
Mau Egípcio|Egyptian Mau
Minuet|Napoleão
Munchkin
Nebelung
Neva Masquerade
Norueguês da Floresta|Norwegian Forest Cat
Ocicat
Ojos Azules
Oriental de Pelo Curto|Oriental Shorthair, Oriental
Oriental de Pelo Longo|Oriental Longhair
Pelo Curto Brasileiro|Brazilian Shorthair
Pelo Curto Europeu|European Shorthair
Persa|Persian
Peterbald
Pixie-bob
Ragamuffin
Ragdoll
Sagrado da Birmânia|Birman
Savannah
Scottish Fold
Scottish Straight
Selkirk Rex
Serengeti
Siamês|Siamese
Siberiano|Siberian
Singapura
Snowshoe
Sokoke
Somali
Sphynx|Esfinge
Thai|Siamês Tradicional, Wichianmat
Tonquinês|Tonkinese
Toyger
Ucraniano Levkoy|Ukrainian Levkoy
Van Turco|Turkish Van
York Chocolate`
