/**
 * The part of schema.org's vocabulary that the site uses, as https://schema.org defines it: the properties of a type
 * with those it inherits from the types named in `is`.
 */
const types: Record<string, { is: readonly string[]; properties: readonly string[] }> = {
  Thing: { is: [], properties: ['name', 'description', 'url', 'image', 'mainEntityOfPage'] },
  Intangible: { is: ['Thing'], properties: [] },
  Organization: {
    is: ['Thing'],
    properties: [
      'legalName',
      'taxID',
      'logo',
      'telephone',
      'email',
      'address',
      'hasOfferCatalog',
      'employee',
    ],
  },
  LocalBusiness: {
    is: ['Organization'],
    properties: ['openingHoursSpecification', 'currenciesAccepted', 'geo', 'priceRange'],
  },
  Dentist: { is: ['LocalBusiness'], properties: ['medicalSpecialty'] },
  PostalAddress: {
    is: ['Intangible'],
    properties: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { is: ['Intangible'], properties: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    is: ['Intangible'],
    properties: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  },
  CreativeWork: {
    is: ['Thing'],
    properties: [
      'inLanguage',
      'isPartOf',
      'about',
      'mentions',
      'mainEntity',
      'author',
      'publisher',
      'datePublished',
      'dateModified',
      'headline',
    ],
  },
  WebSite: { is: ['CreativeWork'], properties: [] },
  WebPage: {
    is: ['CreativeWork'],
    properties: ['breadcrumb', 'primaryImageOfPage', 'lastReviewed', 'reviewedBy', 'editor'],
  },
  AboutPage: { is: ['WebPage'], properties: [] },
  CollectionPage: { is: ['WebPage'], properties: [] },
  ContactPage: { is: ['WebPage'], properties: [] },
  MedicalWebPage: { is: ['WebPage'], properties: [] },
  NewsArticle: { is: ['CreativeWork'], properties: ['articleSection', 'articleBody'] },
  MediaObject: {
    is: ['CreativeWork'],
    properties: ['contentUrl', 'duration', 'uploadDate', 'width', 'height'],
  },
  ImageObject: { is: ['MediaObject'], properties: [] },
  VideoObject: { is: ['MediaObject'], properties: ['transcript', 'thumbnailUrl'] },
  ItemList: { is: ['Intangible'], properties: ['itemListElement'] },
  BreadcrumbList: { is: ['ItemList'], properties: [] },
  OfferCatalog: { is: ['ItemList'], properties: [] },
  ListItem: { is: ['Intangible'], properties: ['position', 'item'] },
  MedicalProcedure: {
    is: ['Thing'],
    properties: ['procedureType', 'howPerformed', 'preparation', 'followup'],
  },
  Service: { is: ['Intangible'], properties: ['serviceType', 'provider', 'offers', 'areaServed'] },
  Offer: {
    is: ['Intangible'],
    properties: [
      'price',
      'priceCurrency',
      'priceSpecification',
      'validFrom',
      'validThrough',
      'priceValidUntil',
    ],
  },
  PriceSpecification: {
    is: ['Intangible'],
    properties: ['price', 'minPrice', 'maxPrice', 'priceCurrency', 'valueAddedTaxIncluded', 'validFrom'],
  },
  Person: { is: ['Thing'], properties: ['jobTitle', 'worksFor', 'knowsLanguage'] },
}

export function isKnownType(type: string): boolean {
  return Object.hasOwn(types, type)
}

export function hasProperty(type: string, property: string): boolean {
  const known = types[type]
  return (
    known !== undefined &&
    (known.properties.includes(property) || known.is.some((each) => hasProperty(each, property)))
  )
}
